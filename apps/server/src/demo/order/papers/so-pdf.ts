import PDFDocument from 'pdfkit';
import { PORTS } from '../../../basedata/ports.ts';
import { daysIn } from '../../../documents/so/days.ts';
import { printDay, type SoFacts } from './so-facts.ts';
import { SO_FORMS, type SoForm } from './so-forms.ts';

const [LEFT, WIDTH] = [42, 511];
// A PDF that is made twice is the same twice.
const MADE = new Date('2026-11-13T02:05:00Z');

const bytesOf = (paper: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    paper.on('data', (piece: Buffer) => pieces.push(piece));
    paper.on('end', () => resolve(Buffer.concat(pieces)));
    paper.on('error', reject);
    paper.end();
  });

const sheet = () => new PDFDocument({ size: 'A4', margin: LEFT, info: { CreationDate: MADE, ModDate: MADE } });

function printed({ port, days }: SoForm, facts: SoFacts, field: keyof SoFacts): string {
  const value = facts[field] ?? '';
  const known = PORTS.get(value);
  if (known) return port(known.nameEn, known.code);
  if (field === 'vessel' && facts.voyage) return `${value} / ${facts.voyage}`;
  if (field === 'containers') return value.replaceAll('×', ' X ');
  return daysIn(value, 'ymd').length > 0 && /^\d{4}-/.test(value) ? printDay(value, days) : value;
}

/** A shipping order of the demonstration in the form of a carrier, as a PDF with text. */
export function soPdf(formId: string, facts: SoFacts): Promise<Buffer> {
  const form = SO_FORMS[formId];
  if (!form) throw new Error(`no form ${formId}`);
  const paper = sheet();
  paper.font('Helvetica-Bold').fontSize(16).text(form.head, LEFT, 40);
  paper.font('Helvetica').fontSize(12).text(form.title, LEFT, 62);
  paper
    .moveTo(LEFT, 84)
    .lineTo(LEFT + WIDTH, 84)
    .stroke();
  let y = 100;
  for (const { fields, below } of form.rows) {
    const shown = fields.filter(([, field]) => facts[field]);
    const each = WIDTH / Math.max(fields.length, 1);
    for (const [label, field] of shown) {
      const x = LEFT + fields.findIndex(([, one]) => one === field) * each;
      const value = printed(form, facts, field);
      paper
        .font('Helvetica')
        .fontSize(8)
        .text(below ? label : `${label}:`, x, y, { lineBreak: false });
      const at = below ? ([x, y + 13] as const) : ([x + Math.min(130, each / 2), y] as const);
      paper
        .font('Helvetica-Bold')
        .fontSize(9)
        .text(value, ...at, { lineBreak: false });
    }
    y += below ? 36 : 24;
  }
  paper
    .moveTo(LEFT, y + 4)
    .lineTo(LEFT + WIDTH, y + 4)
    .stroke();
  paper
    .font('Helvetica')
    .fontSize(8)
    .text(form.foot, LEFT, y + 12);
  return bytesOf(paper);
}

/** The same as a scanner leaves it: a page that shows something and says nothing. */
export function scanPdf(): Promise<Buffer> {
  const paper = sheet();
  paper.rect(LEFT, 40, WIDTH, 60).fill('#d8d8d8');
  for (let line = 0; line < 12; line++) paper.rect(LEFT, 130 + line * 24, 160 + ((line * 53) % 300), 7).fill('#9a9a9a');
  return bytesOf(paper);
}

/** A plain paper with a heading and lines: a packing list, a guarantee. */
export function plainPdf(title: string, lines: readonly string[]): Promise<Buffer> {
  const paper = sheet();
  paper.font('Helvetica-Bold').fontSize(14).text(title, LEFT, 48);
  paper.font('Helvetica').fontSize(10);
  for (const [at, line] of lines.entries()) paper.text(line, LEFT, 84 + at * 18, { lineBreak: false });
  return bytesOf(paper);
}
