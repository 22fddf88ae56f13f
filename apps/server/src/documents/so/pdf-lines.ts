import type { SoLine, SoPage } from './shapes.ts';

/** Pages of a shipping order that are looked at: the rest are the carrier's terms. */
const MOST_PAGES = 6;
const MOST_ITEMS = 4000;

interface Item {
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly size: number;
}

/** Pieces that stand on one height, from left to right; those that nearly touch are one cell. */
function linesOf(items: readonly Item[]): SoLine[] {
  const rows: Item[][] = [];
  for (const item of items.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    const row = rows.at(-1);
    if (row?.[0] && Math.abs(row[0].y - item.y) <= Math.max(2, item.size / 4)) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => {
    const cells: { text: string; x: number; end: number }[] = [];
    for (const { text, x, end, size } of row.toSorted((one, other) => one.x - other.x)) {
      const before = cells.at(-1);
      const gap = before ? x - before.end : Number.POSITIVE_INFINITY;
      if (before && gap < size * 0.9) {
        before.text += gap > size * 0.15 ? ` ${text}` : text;
        before.end = end;
      } else cells.push({ text, x, end });
    }
    return { cells: cells.map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, ' ').trim() })) };
  });
}

// The library looks for a drawing surface when it is loaded; nothing is drawn here.
function withoutDrawing(): void {
  const scope = globalThis as Record<string, unknown>;
  for (const name of ['DOMMatrix', 'Path2D', 'ImageData']) scope[name] ??= class {};
}

/** The words of a PDF where they stand, page by page, as JSON: read beside the thread that answers requests. */
export async function soLines(bytes: Uint8Array): Promise<Uint8Array> {
  withoutDrawing();
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    verbosity: 0,
  });
  try {
    const file = await task.promise;
    const pages: SoPage[] = [];
    for (let number = 1; number <= Math.min(file.numPages, MOST_PAGES); number++) {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent();
      const found = items.slice(0, MOST_ITEMS).flatMap((item): Item[] => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , tall = 0, x = 0, y = 0] = item.transform as number[];
        return [{ text: item.str, x, end: x + item.width, y, size: Math.abs(tall) || item.height }];
      });
      pages.push({ number, lines: linesOf(found) });
    }
    return Buffer.from(JSON.stringify({ count: file.numPages, pages }));
  } finally {
    await task.destroy();
  }
}
