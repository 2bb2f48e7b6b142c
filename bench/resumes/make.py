"""Writes harmless resumes with this machine's programs and Python packages, at their default
settings: `python3 bench/resumes/make.py FOLDER`. Missing programs and packages are skipped and
listed. Files are sorted by the program that wrote them: FOLDER/<writer>/<name>.<extension>.
"""

import os
import shutil
import subprocess
import sys
import tempfile

OUT = os.path.abspath(sys.argv[1])
WORDS = "TypeScript/JavaScript /Launch (obj) Zoë 12 0 obj-c éàü 履歴書 <b> endobj".split()
NAMES = ["Ada Byron", "Zoë Łukasz", "Mary O'Neill", "Juan Pérez", "Иван Петров", "山田 太郎"]
SHAPES = ["plain", "links", "lists", "table", "long", "picture"]


def html(name, shape):
    body = f"<h1 id='JS'>{name.replace(chr(39), '&#39;')}</h1><h2 id='skills'>Skills</h2>"
    body += "<p>TypeScript/JavaScript, /Launch of a product, objdata \\objdata, 100 %</p>"
    if shape == "links":
        body += "<p><a href='https://example.com/cv?a=1&amp;b=2'>Site</a> <a href='mailto:a@example.com'>"
        body += "mail</a> <a href='#JS'>To the top</a> <a href='#skills'>Skills</a></p>"
    if shape == "lists":
        body += "<ul>" + "".join(f"<li>Point {i}<ol><li>a</li><li>b</li></ol></li>" for i in range(20))
        body += "</ul>"
    if shape == "table":
        body += "<table border=1>" + "".join(
            f"<tr><td>{2000 + i}</td><td>Engineer {i}</td></tr>" for i in range(30)
        )
        body += "</table>"
    if shape == "long":
        body += "".join(f"<h2 id='h{i}'>Job {i}</h2><p>{' lorem ipsum' * 120}</p>" for i in range(25))
    if shape == "picture":
        body += f"<p><img src='{picture()}' width=64 height=64 alt='me'></p>"
    return f"<!doctype html><html lang=en><meta charset=utf-8><title>{name} CV</title><body>{body}"


def picture():
    path = os.path.join(tempfile.gettempdir(), "resume-picture.png")
    if not os.path.exists(path):
        import struct
        import zlib

        def chunk(kind, data):
            whole = kind + data
            return struct.pack(">I", len(data)) + whole + struct.pack(">I", zlib.crc32(whole))

        rows = b"".join(b"\0" + bytes((x * 4, y * 4, 90) [i] for x in range(64) for i in range(3)) for y in range(64))
        with open(path, "wb") as file:
            file.write(
                b"\x89PNG\r\n\x1a\n"
                + chunk(b"IHDR", struct.pack(">IIBBBBB", 64, 64, 8, 2, 0, 0, 0))
                + chunk(b"IDAT", zlib.compress(rows))
                + chunk(b"IEND", b"")
            )
    return path


def sources(folder):
    for n, name in enumerate(NAMES):
        for shape in SHAPES:
            path = os.path.join(folder, f"{n}-{shape}.html")
            with open(path, "w") as file:
                file.write(html(name, shape))
            yield path


def folder_of(writer):
    path = os.path.join(OUT, writer)
    os.makedirs(path, exist_ok=True)
    return path


def run(*command, **options):
    return subprocess.run(command, check=True, capture_output=True, timeout=300, **options)


def stem(path):
    return os.path.splitext(os.path.basename(path))[0]


def with_office(pages):
    """LibreOffice: from HTML, and again from DOCX, as Word users do."""
    folder = folder_of("libreoffice")
    profile = f"-env:UserInstallation=file://{tempfile.mkdtemp()}"
    office = ["soffice", profile, "--headless", "--convert-to"]
    for target in ["odt:writer8", "docx:MS Word 2007 XML", "doc:MS Word 97", "rtf:Rich Text Format"]:
        run(*office, target, "--infilter=HTML (StarWriter)", "--outdir", folder, *pages)
    odts = [os.path.join(folder, f"{stem(page)}.odt") for page in pages]
    run(*office, "pdf:writer_pdf_Export", "--outdir", folder, *odts)
    tagged = folder_of("libreoffice-tagged")
    options = '{"UseTaggedPDF":{"type":"boolean","value":"true"},"SelectPdfVersion":{"type":"long","value":"2"},"ExportBookmarks":{"type":"boolean","value":"true"}}'
    run(*office, f"pdf:writer_pdf_Export:{options}", "--outdir", tagged, *odts[:12])
    again = folder_of("libreoffice-from-docx")
    docxs = [os.path.join(folder, f"{stem(page)}.docx") for page in pages[:12]]
    for target in ["pdf", "odt", "doc", "rtf"]:
        run(*office, target, "--outdir", again, *docxs)


def with_pandoc(pages):
    for page in pages[::2]:
        for kind in ["docx", "odt", "rtf"]:
            run("pandoc", "-s", page, "-o", os.path.join(folder_of("pandoc"), f"{stem(page)}.{kind}"))


def with_chromium(pages):
    browser = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    for page in pages[::2]:
        target = os.path.join(folder_of("chromium"), f"{stem(page)}.pdf")
        run(browser, "--headless", "--no-sandbox", "--disable-gpu", "--generate-pdf-document-outline",
            f"--print-to-pdf={target}", f"file://{page}")


def with_wkhtmltopdf(pages):
    for page in pages[::2]:
        target = os.path.join(folder_of("wkhtmltopdf"), f"{stem(page)}.pdf")
        run("wkhtmltopdf", "-q", "--enable-local-file-access", page, target)


def with_abiword(pages):
    for page in pages[::4]:
        for kind in ["doc", "rtf", "odt", "docx", "pdf"]:
            target = os.path.join(folder_of("abiword"), f"{stem(page)}.{kind}")
            run("abiword", f"--to={kind}", f"--to-name={target}", page)


def rewrite_pdfs(_pages):
    """Post-processes other writers' PDFs, as a service or a printer driver would."""
    made = [os.path.join(OUT, w, f) for w in ["libreoffice", "chromium"] if os.path.isdir(os.path.join(OUT, w))
            for f in sorted(os.listdir(os.path.join(OUT, w))) if f.endswith(".pdf")][::3]
    for path in made:
        name = f"{os.path.basename(os.path.dirname(path))}-{stem(path)}.pdf"
        if shutil.which("gs"):
            run("gs", "-q", "-dBATCH", "-dNOPAUSE", "-sDEVICE=pdfwrite",
                f"-sOutputFile={os.path.join(folder_of('ghostscript'), name)}", path)
        if shutil.which("qpdf"):
            run("qpdf", "--object-streams=generate", path, os.path.join(folder_of("qpdf"), name))
            run("qpdf", "--linearize", path, os.path.join(folder_of("qpdf-linearized"), name))
            run("qpdf", "--encrypt", "", "owner", "256", "--modify=none", "--", "--object-streams=disable", path,
                os.path.join(folder_of("qpdf-no-editing"), name))
            run("qpdf", "--qdf", path, os.path.join(folder_of("qpdf-uncompressed"), name))
        try:
            import pypdf
        except ImportError:
            continue
        writer = pypdf.PdfWriter(clone_from=path)
        writer.add_outline_item("TypeScript/JavaScript", 0)
        writer.add_metadata({"/Title": "CV (JavaScript) /Launch"})
        writer.open_destination = None
        writer.write(os.path.join(folder_of("pypdf"), name))


def with_reportlab(_pages):
    from reportlab.lib.styles import getSampleStyleSheet
    from reportlab.pdfgen import canvas
    from reportlab.platypus import Paragraph, SimpleDocTemplate

    styles = getSampleStyleSheet()
    for n, name in enumerate(NAMES[:4]):
        path = os.path.join(folder_of("reportlab"), f"{n}.pdf")
        story = [Paragraph(f"{name} TypeScript/JavaScript <a href='https://example.com'>x</a>", styles["Normal"])] * 80
        SimpleDocTemplate(path, title="CV /JavaScript", pageCompression=n % 2).build(story)
        form = canvas.Canvas(os.path.join(folder_of("reportlab"), f"form-{n}.pdf"), pageCompression=n % 2)
        form.bookmarkPage("JS")
        form.addOutlineEntry("JavaScript /Launch", "JS")
        form.drawString(80, 700, "(TypeScript /JavaScript) 5 0 obj /Launch")
        form.acroForm.textfield(name="name", value=name.encode("ascii", "ignore").decode(), x=80, y=600)
        form.acroForm.checkbox(name="agree", x=80, y=500)
        form.linkURL("https://example.com", (80, 400, 200, 420))
        form.showPage()
        form.save()


def with_fpdf(_pages):
    from fpdf import FPDF

    for n in range(6):
        pdf = FPDF()
        pdf.set_compression(n % 2 == 0)
        pdf.add_page()
        pdf.set_font("helvetica", size=12)
        pdf.start_section("JavaScript")
        pdf.cell(text="TypeScript/JavaScript (obj) /Launch", link="https://example.com")
        pdf.image(picture(), x=80, y=80)
        if n % 3 == 0:
            pdf.set_display_mode("fullpage")
        pdf.output(os.path.join(folder_of("fpdf2"), f"{n}.pdf"))


def with_matplotlib(_pages):
    import matplotlib

    matplotlib.use("pdf")
    from matplotlib import pyplot

    for n, kind in enumerate([3, 42]):
        pyplot.rcParams["pdf.fonttype"] = kind
        figure = pyplot.figure()
        figure.text(0.1, 0.5, "TypeScript/JavaScript")
        figure.savefig(os.path.join(folder_of("matplotlib"), f"{n}.pdf"))


def with_cairo(_pages):
    import cairo

    for n in range(3):
        surface = cairo.PDFSurface(os.path.join(folder_of("cairo"), f"{n}.pdf"), 400, 600)
        context = cairo.Context(surface)
        context.move_to(40, 60)
        context.show_text("TypeScript/JavaScript")
        surface.finish()


def with_python_docx(_pages):
    import docx

    for n, name in enumerate(NAMES * 2):
        document = docx.Document()
        document.add_heading(name)
        document.add_paragraph("TypeScript/JavaScript", style="List Bullet")
        table = document.add_table(rows=3, cols=2)
        table.cell(0, 0).text = "2020"
        if n % 2:
            document.add_picture(picture())
        if n % 3 == 0:
            # As in Word documents made from the default template.
            kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
            template = "file:///C:\\Users\\Ada\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm"
            document.part.rels.get_or_add_ext_rel(kind + "attachedTemplate", template)
            document.part.rels.get_or_add_ext_rel(kind + "hyperlink", "https://example.com")
            document.part.rels.get_or_add_ext_rel(kind + "image", "https://example.com/a.png")
        document.save(os.path.join(folder_of("python-docx"), f"{n}.docx"))


def with_groff(_pages):
    for n, name in enumerate(NAMES[:2]):
        made = run("groff", "-Tps", "-ms", "-K", "utf8", input=f".TL\n{name}\n.PP\nJavaScript\n".encode())
        run("gs", "-q", "-dBATCH", "-dNOPAUSE", "-sDEVICE=pdfwrite",
            f"-sOutputFile={os.path.join(folder_of('groff'), f'{n}.pdf')}", "-", input=made.stdout)


with tempfile.TemporaryDirectory() as pages_folder:
    pages = list(sources(pages_folder))
    only = sys.argv[2:]
    writers = [with_office, with_pandoc, with_chromium, with_wkhtmltopdf, with_abiword, with_reportlab, with_fpdf,
               with_matplotlib, with_cairo, with_python_docx, with_groff, rewrite_pdfs]
    for write in writers:
        if only and write.__name__ not in only:
            continue
        try:
            write(pages)
            print(f"{write.__name__}: done", flush=True)
        except Exception as error:
            print(f"{write.__name__}: left out ({str(error)[:300]})", flush=True)
