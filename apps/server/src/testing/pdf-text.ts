import { inflateSync } from 'node:zlib';

const OBJECT = /(\d+) 0 obj\s([\s\S]*?)endobj/g;

function contentOf(body: string): string {
  const stream = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1];
  if (stream === undefined) return body;
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream;
}

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

// `<0000> <0002> [<0041> <0042> <0043>]`: glyph numbers and what they read as.
function glyphsOf(cmap: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, first = '0', list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f]*)>/gi)].forEach(([, hex = ''], place) => {
      glyphs.set(Number.parseInt(first, 16) + place, fromHex(hex.replaceAll(' ', '')));
    });
  return glyphs;
}

/** The texts of each page as a reader would select them: one line per piece that was written. */
export function pagesOf(pdf: Uint8Array): string[] {
  const file = Buffer.from(pdf).toString('latin1');
  const bodies = new Map([...file.matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]));
  const at = (id: string | undefined) => contentOf(bodies.get(id ?? '') ?? '');
  const fonts = new Map<string, Map<number, string>>();
  for (const body of bodies.values())
    for (const [, name = '', id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, glyphsOf(at(/\/ToUnicode (\d+) 0 R/.exec(bodies.get(id ?? '') ?? '')?.[1])));
  return [...bodies.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((body) => {
      const lines: string[] = [];
      let font = '';
      for (const [, name, shown] of at(/\/Contents (\d+) 0 R/.exec(body)?.[1]).matchAll(
        /\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g,
      )) {
        if (name) font = name;
        else {
          const codes = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)].flatMap(
            ([, hex = '']) => hex.match(/.{4}/g) ?? [],
          );
          lines.push(codes.map((code) => fonts.get(font)?.get(Number.parseInt(code, 16)) ?? '').join(''));
        }
      }
      return lines.join('\n');
    });
}
