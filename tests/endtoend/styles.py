"""The same answer as different mail programs write it. Every style takes the writer, the mail that he answers, and his
text, and gives a message as bytes go over the wire."""

import email.message
import email.mime.text
import email.policy
import email.utils
import html
import textwrap

POLICY = email.policy.default


def headers(message, person, to, subject):
    message["From"] = email.utils.formataddr((person.name, person.address))
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = email.utils.localtime()
    message["Message-ID"] = email.utils.make_msgid(domain="players.test")
    return message


def new_mail(person, text, to, subject):
    message = headers(email.message.EmailMessage(policy=POLICY), person, to, subject)
    message.set_content(text + "\n")
    return message


def answering(person, mail):
    message = headers(email.message.EmailMessage(policy=POLICY), person, mail.reply_to, "Re: " + mail.subject)
    message["In-Reply-To"] = mail.message_id
    message["References"] = mail.message_id
    return message


def attribution(person, mail):
    form = "Le {}, {} a écrit\N{NO-BREAK SPACE}:" if person.language == "fr" else "On {}, {} wrote:"
    return form.format(mail.message["Date"], mail.message["From"])


def quoted(mail):
    return "".join(f"> {line}\n" for line in mail.text.splitlines())


# --- Where the answer stands

def above(person, mail, text):
    return f"{text}\n\n{attribution(person, mail)}\n{quoted(mail)}"


def below(person, mail, text):
    return f"{attribution(person, mail)}\n{quoted(mail)}\n{text}\n\n-- \n{person.name}\nSent with a signature\n"


def top_posted(person, mail, text):
    message = answering(person, mail)
    message.set_content(above(person, mail, text))
    return message


def bottom_posted(person, mail, text):
    message = answering(person, mail)
    message.set_content(below(person, mail, text))
    return message


def without_quotation(person, mail, text):
    message = answering(person, mail)
    message.set_content(text + "\n")
    return message


# --- How it is packed

def encoded(text_of, encoding, charset="utf-8"):
    """A style with a transfer encoding and a character set."""
    def style(person, mail, text):
        message = answering(person, mail)
        words = text_of(person, mail, text).encode(charset, "replace").decode(charset)
        message.set_content(words, charset=charset, cte=encoding)
        return message
    return style


quoted_printable = encoded(above, "quoted-printable")
base64 = encoded(above, "base64")
latin1 = encoded(above, "quoted-printable", "iso-8859-1")
latin1_8bit = encoded(above, "8bit", "iso-8859-1")
windows_1252_base64 = encoded(below, "base64", "windows-1252")


def flowed(person, mail, text):
    """RFC 3676, as Thunderbird and Apple Mail write it: long lines end in a blank and go on in the next one."""
    lines = []
    for line in text.split("\n"):
        parts = textwrap.wrap(line, 66, break_long_words=False, break_on_hyphens=False) or [""]
        lines += [part + " " for part in parts[:-1]] + [parts[-1]]
    message = answering(person, mail)
    message.set_content(above(person, mail, "\n".join(lines)), cte="8bit")
    message.set_param("format", "flowed")
    return message


def html_only(person, mail, text):
    """Gmail in a browser without its text part: the quotation is an element, the long lines have no end."""
    lines = "".join(f"<div>{html.escape(line)}</div>" for line in text.split("\n"))
    old = "<br>".join(html.escape(line) for line in mail.text.splitlines())
    message = answering(person, mail)
    message.set_content(
        f'<html><head><style>div {{ color: black }}</style></head><body><div dir="ltr">{lines}</div><br>'
        f'<div class="gmail_quote"><div dir="ltr" class="gmail_attr">{html.escape(attribution(person, mail))}</div>'
        f'<blockquote class="gmail_quote" style="margin:0">{old}</blockquote></div></body></html>\n',
        subtype="html", cte="quoted-printable")
    return message


def outlook(person, mail, text):
    """HTML only, in the 8-bit set of Windows; the old mail follows a rule and its headers, unquoted."""
    words = {"fr": ("De", "Envoyé", "À", "Objet"), "en": ("From", "Sent", "To", "Subject")}[person.language]
    values = (mail.message["From"], mail.message["Date"], person.address, mail.subject)
    fields = "".join(f"<b>{word} :</b> {html.escape(str(value))}<br>" for word, value in zip(words, values))
    lines = "".join(f'<p class="MsoNormal">{html.escape(line)}<o:p></o:p></p>' for line in text.split("\n"))
    old = "".join(f'<p class="MsoNormal">{html.escape(line)}</p>' for line in mail.text.splitlines())
    page = (f'<html><body lang="FR"><div class="WordSection1">{lines}'
            f'<div id="divRplyFwdMsg" style="border-top:solid #E1E1E1 1.0pt">{fields}</div>{old}</div></body></html>\n')
    message = answering(person, mail)
    message.set_content(page.encode("windows-1252", "xmlcharrefreplace").decode("windows-1252"), subtype="html",
                        charset="windows-1252", cte="quoted-printable")
    return message


def alternative(person, mail, text):
    """Text and HTML, as most programs send it today; with a picture that is not for us."""
    message = top_posted(person, mail, text)
    message.add_alternative(f"<p>{'<br>'.join(html.escape(line) for line in text.splitlines())}</p>", subtype="html")
    message.add_attachment(b"\x89PNG\r\n\x1a\n", maintype="image", subtype="png", filename="logo.png")
    return message
