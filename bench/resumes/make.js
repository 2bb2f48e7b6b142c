import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Like make.py, but with npm packages that are not dependencies of the project: install docx,
// pdf-lib, pdfkit and jspdf in the current folder.

const [folder = '.'] = process.argv.slice(2);
const save = (name, bytes) => {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, bytes);
};
const load = (name) => import(createRequire(join(process.cwd(), 'x.js')).resolve(name));
const NAMES = ['Ada Byron', 'Mary Shelley', 'Juan Pérez', 'Grace Hopper', 'Alan Turing'];

const { Document, ExternalHyperlink, Packer, Paragraph, TextRun } = await load('docx');
for (const [i, name] of NAMES.entries()) {
  const link = new ExternalHyperlink({
    children: [new TextRun('Site')],
    link: 'https://example.com',
  });
  const children = [new Paragraph(name), new Paragraph({ children: [link] })];
  save(`docx-js/${i}.docx`, await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

const { PDFDocument } = await load('pdf-lib');
for (const [i, name] of NAMES.entries()) {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${name} /JavaScript`);
  const page = pdf.addPage();
  page.drawText(`${name} TypeScript/JavaScript`);
  pdf.getForm().createTextField('name').addToPage(page);
  save(`pdf-lib/${i}.pdf`, await pdf.save({ useObjectStreams: i % 2 === 0 }));
}

const { default: PdfKit } = await load('pdfkit');
for (const [i, name] of NAMES.entries()) {
  const pdf = new PdfKit({ compress: i % 2 === 0 });
  const chunks = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.outline.addItem('JavaScript');
  pdf.text(`${name} (TypeScript /JavaScript)`, { link: 'https://example.com' });
  pdf.end();
  await ended;
  save(`pdfkit/${i}.pdf`, Buffer.concat(chunks));
}

const { jsPDF } = await load('jspdf');
for (const [i, name] of NAMES.entries()) {
  const pdf = new jsPDF({ compress: i % 2 === 0 });
  pdf.text(`${name} (TypeScript /JavaScript)`, 10, 10);
  if (i % 2 === 0) pdf.setDisplayMode('fullwidth');
  save(`jspdf/${i}.pdf`, Buffer.from(pdf.output('arraybuffer')));
}
