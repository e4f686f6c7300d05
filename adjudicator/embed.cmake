# embed(TARGET SYMBOL BASE FILES...): compiles text files into TARGET, so that the program finds its data, sentences
# and templates wherever it is installed. They are reached through `adj::embedded::SYMBOL()`, a span of {name, text},
# where name is the path below BASE.
function(embed target symbol base)
  set(out ${CMAKE_CURRENT_BINARY_DIR}/embedded_${symbol}.cc)
  set(list ${CMAKE_CURRENT_BINARY_DIR}/embedded_${symbol}.list)
  list(JOIN ARGN "\n" lines)
  file(GENERATE OUTPUT ${list} CONTENT "${lines}\n")
  add_custom_command(
    OUTPUT ${out}
    COMMAND ${CMAKE_COMMAND} -DLIST=${list} -DOUT=${out} -DBASE=${base} -DSYMBOL=${symbol}
            -P ${CMAKE_SOURCE_DIR}/adjudicator/embed_run.cmake
    DEPENDS ${ARGN} ${list} ${CMAKE_SOURCE_DIR}/adjudicator/embed_run.cmake
    VERBATIM)
  target_sources(${target} PRIVATE ${out})
endfunction()
