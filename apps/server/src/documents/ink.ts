import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { type Coverage, coverageOf } from './coverage.ts';

/** Typewriter for what was filled in, sans for what is preprinted, stencil for the copy mark. */
export type Face = 'mono' | 'monoBold' | 'sans' | 'sansBold' | 'stencil';

const FILES: Record<Face | 'chinese', string> = {
  mono: 'IBMPlexMono-Regular.ttf',
  monoBold: 'IBMPlexMono-SemiBold.ttf',
  sans: 'IBMPlexSans-Regular.ttf',
  sansBold: 'IBMPlexSans-SemiBold.ttf',
  stencil: 'BigShouldersStencilDisplay-Bold.ttf',
  chinese: 'NotoSansSC-GB2312-Regular.ttf',
};

interface Font {
  readonly bytes: Buffer;
  readonly covers: Coverage;
}
const opened = new Map<string, Font>();

function fontOf(face: Face | 'chinese'): Font {
  const known = opened.get(face);
  if (known) return known;
  const file = readFileSync(new URL(`../../assets/fonts/${FILES[face]}`, import.meta.url));
  // The reader takes a header of every glyph, also of an empty one at the very end of the file.
  const bytes = Buffer.concat([file, Buffer.alloc(16)]);
  const font = { bytes, covers: coverageOf(bytes) };
  opened.set(face, font);
  return font;
}

export interface Style {
  readonly face: Face;
  /** points */
  readonly size: number;
  readonly color?: string;
  /** points between characters */
  readonly tracking?: number;
}

/** A document being drawn, and the characters of the current page that no font has. */
export interface Ink {
  readonly doc: PDFKit.PDFDocument;
  readonly missing: Set<string>;
}

export function openInk(options: PDFKit.PDFDocumentOptions): Ink {
  const doc = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, bufferPages: true, ...options });
  for (const face of Object.keys(FILES) as (keyof typeof FILES)[]) doc.registerFont(face, fontOf(face).bytes);
  return { doc, missing: new Set() };
}

interface Run {
  font: Face | 'chinese';
  text: string;
}

function runsOf(ink: Ink, text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC').replaceAll('\t', ' ')) {
    const code = character.codePointAt(0) ?? 0;
    const font = fontOf(face).covers(code) ? face : fontOf('chinese').covers(code) ? 'chinese' : undefined;
    if (!font) ink.missing.add(character);
    const last = runs.at(-1);
    if (last && last.font === (font ?? face)) last.text += font ? character : '?';
    else runs.push({ font: font ?? face, text: font ? character : '?' });
  }
  return runs;
}

const widthOfRun = ({ doc }: Ink, run: Run, style: Style): number =>
  doc.font(run.font).fontSize(style.size).widthOfString(run.text) + (style.tracking ?? 0) * run.text.length;

/** Width in points of a single line. */
export const measure = (ink: Ink, text: string, style: Style): number =>
  runsOf(ink, text, style.face).reduce((width, run) => width + widthOfRun(ink, run, style), 0);

/**
 * Writes one line on a baseline; `end` makes x the right edge, `middle` the centre. Returns the width in points.
 * A character that no font has is written as ? and remembered for the note at the foot of the page.
 */
export function write(
  ink: Ink,
  text: string,
  x: number,
  baseline: number,
  style: Style,
  align: 'start' | 'end' | 'middle' = 'start',
): number {
  const { doc } = ink;
  const runs = runsOf(ink, text, style.face);
  const widths = runs.map((run) => widthOfRun(ink, run, style));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let at = x - (align === 'end' ? total : align === 'middle' ? total / 2 : 0);
  doc.fillColor(style.color ?? '#000');
  runs.forEach((run, place) => {
    // The Chinese font has one weight: bold is the same outline with a thin stroke.
    const thick = run.font === 'chinese' && style.face.endsWith('Bold');
    if (thick) doc.lineWidth(style.size / 36).strokeColor(style.color ?? '#000');
    doc
      .font(run.font)
      .fontSize(style.size)
      .text(run.text, at, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(style.tracking ? { characterSpacing: style.tracking } : {}),
        ...(thick ? { fill: true, stroke: true } : {}),
        ...(style.face.startsWith('mono') && run.font !== 'chinese' ? { features: ['zero'] as const } : {}),
      } as PDFKit.Mixins.TextOptions);
    at += widths[place] ?? 0;
  });
  return total;
}

/** Lines as typed; one that is wider than `width` points is broken at a space, or inside a word when it has none. */
export function wrap(ink: Ink, text: string, width: number, style: Style): string[] {
  return text.split(/\r?\n/).flatMap((typed) => {
    const lines: string[] = [];
    let line = '';
    for (const word of typed.split(/(?<= )/)) {
      if (line && measure(ink, (line + word).trimEnd(), style) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += word;
      while (measure(ink, line.trimEnd(), style) > width && line.trimEnd().length > 1) {
        let fits = line.length - 1;
        while (fits > 1 && measure(ink, line.slice(0, fits), style) > width) fits--;
        lines.push(line.slice(0, fits));
        line = line.slice(fits);
      }
    }
    return [...lines, line.trimEnd()];
  });
}

/** The finished document. */
export function bytesOf({ doc }: Ink): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    doc.on('data', (part: Uint8Array) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });
}
