import { inflateSync } from 'node:zlib';

/** Answers whether a font has a glyph for a code point. */
export type Coverage = (codePoint: number) => boolean;

function tableOf(font: Buffer, tag: string): Buffer {
  const woff = font.toString('latin1', 0, 4) === 'wOFF';
  const first = woff ? 44 : 12;
  const entry = woff ? 20 : 16;
  const count = font.readUInt16BE(woff ? 12 : 4);
  for (let at = first; at < first + count * entry; at += entry) {
    if (font.toString('latin1', at, at + 4) !== tag) continue;
    const offset = font.readUInt32BE(at + (woff ? 4 : 8));
    const length = font.readUInt32BE(at + (woff ? 8 : 12));
    const bytes = font.subarray(offset, offset + length);
    return woff && length < font.readUInt32BE(at + 12) ? inflateSync(bytes) : bytes;
  }
  throw new Error(`The font has no ${tag} table`);
}

// Segments of the two formats that hold Unicode: 12 covers all planes, 4 the first.
function segmentsOf(cmap: Buffer): [number, number][] {
  const segments: [number, number][] = [];
  for (let table = 0; table < cmap.readUInt16BE(2); table++) {
    const at = cmap.readUInt32BE(8 + table * 8);
    const format = cmap.readUInt16BE(at);
    if (format === 12) {
      const groups = cmap.readUInt32BE(at + 12);
      for (let group = 0; group < groups; group++) {
        const start = at + 16 + group * 12;
        segments.push([cmap.readUInt32BE(start), cmap.readUInt32BE(start + 4)]);
      }
    } else if (format === 4) {
      const size = cmap.readUInt16BE(at + 6);
      for (let place = 0; place < size; place += 2) {
        const end = cmap.readUInt16BE(at + 14 + place);
        if (end < 0xffff) segments.push([cmap.readUInt16BE(at + 16 + size + place), end]);
      }
    }
  }
  return segments.sort(([left], [right]) => left - right);
}

/** The code points a TrueType or WOFF font maps to glyphs, so that a missing one is noticed before it is drawn. */
export function coverageOf(font: Buffer): Coverage {
  const covered = new Set<number>();
  for (const [first, last] of segmentsOf(tableOf(font, 'cmap')))
    for (let code = first; code <= last; code++) covered.add(code);
  return (codePoint) => covered.has(codePoint);
}
