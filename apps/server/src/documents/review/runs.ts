import type { Piece } from '../bill/marker.ts';
import { type Ink, measure, type Style, write } from '../ink.ts';

/** Breaks lines of pieces where they are wider than `width` points, between words where they have any. */
export function wrapPieces(ink: Ink, lines: readonly (readonly Piece[])[], width: number, style: Style): Piece[][] {
  return lines.flatMap((line) => {
    const out: Piece[][] = [[]];
    let used = 0;
    const put = (text: string, changed: boolean) => {
      const last = out.at(-1) ?? [];
      const before = last.at(-1);
      if (before?.changed === changed) last[last.length - 1] = { text: before.text + text, changed };
      else last.push({ text, changed });
    };
    for (const { text, changed } of line)
      for (const word of text.split(/(?<= )/)) {
        let rest = word;
        if (used > 0 && used + measure(ink, rest.trimEnd(), style) > width) {
          out.push([]);
          used = 0;
        }
        while (measure(ink, rest.trimEnd(), style) > width) {
          let fits = rest.length - 1;
          while (fits > 1 && measure(ink, rest.slice(0, fits), style) > width) fits--;
          put(rest.slice(0, fits), changed);
          out.push([]);
          rest = rest.slice(fits);
        }
        put(rest, changed);
        used += measure(ink, rest, style);
      }
    return out;
  });
}

/** Writes a line of pieces: what changed is bold and underlined on the old side, struck out on the new one. */
export function writePieces(
  ink: Ink,
  line: readonly Piece[],
  x: number,
  baseline: number,
  style: Style,
  how: 'underline' | 'strike',
): void {
  let at = x;
  for (const { text, changed } of line) {
    const bold = changed && how === 'underline';
    const width = write(ink, text, at, baseline, bold ? { ...style, face: 'monoBold' } : style);
    if (changed) {
      const shown = measure(ink, text.trimEnd(), bold ? { ...style, face: 'monoBold' } : style);
      const y = how === 'underline' ? baseline + style.size * 0.24 : baseline - style.size * 0.3;
      ink.doc
        .moveTo(at, y)
        .lineTo(at + shown, y)
        .lineWidth(how === 'underline' ? 1 : 0.7)
        .strokeColor(style.color ?? '#000')
        .stroke();
    }
    at += width;
  }
}
