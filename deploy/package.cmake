# What is installed where, and the Debian package: `cpack -G DEB` in a Release build.
install(TARGETS tabellarius RUNTIME DESTINATION bin)
install(FILES ${CMAKE_SOURCE_DIR}/deploy/tabellarius.conf DESTINATION /etc/tabellarius)
install(FILES ${CMAKE_SOURCE_DIR}/deploy/tabellarius.service DESTINATION /lib/systemd/system)
install(PROGRAMS ${CMAKE_SOURCE_DIR}/deploy/backup ${CMAKE_SOURCE_DIR}/deploy/restore DESTINATION lib/tabellarius)
install(FILES ${CMAKE_SOURCE_DIR}/deploy/fingerprint.sql DESTINATION lib/tabellarius)
install(FILES ${CMAKE_SOURCE_DIR}/deploy/README.md DESTINATION share/doc/tabellarius)
install(FILES ${CMAKE_SOURCE_DIR}/deploy/tabellarius.env.example DESTINATION share/doc/tabellarius/examples)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/deploy/examples/ DESTINATION share/doc/tabellarius/examples)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tabellarius)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "board games by mail: reads orders, adjudicates, reports")
set(CPACK_PACKAGE_DESCRIPTION "A service that plays board games by mail with a group of friends or a club.\nIt reads orders from a mailbox, keeps games in PostgreSQL, resolves turns\nwith dice that anybody can check, and mails reports with maps.")
set(CPACK_PACKAGE_CONTACT "Tabellarius <tabellarius@localhost>" CACHE STRING "who answers for the package")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Beyond the libraries: users, time zones, certificates of mail servers, letters on maps.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "adduser, tzdata, ca-certificates, fonts-dejavu-core")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "postgresql (>= 15), postgresql-client (>= 15)")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "postfix, dovecot-imapd, dovecot-lmtpd, prometheus")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  ${CMAKE_SOURCE_DIR}/deploy/debian/postinst ${CMAKE_SOURCE_DIR}/deploy/debian/prerm
  ${CMAKE_SOURCE_DIR}/deploy/debian/postrm ${CMAKE_SOURCE_DIR}/deploy/debian/conffiles)
include(CPack)
