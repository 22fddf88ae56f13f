import type { BillComparison, FieldComparison } from '@lading/validators/bill';
import type { Marked, PieceLine } from '../bill/marker.ts';
import { piecesOf } from './pieces.ts';

const whole = (text: string): PieceLine[] => text.split('\n').map((line) => [{ text: line, changed: true }]);

/** Where a field of the draft stands on its page: rows by their place there, not by their name. */
function placeOf({ path }: FieldComparison, rows: BillComparison['rows']): string | undefined {
  const row = /^(goods|containers)\[([^\]]*)\](?:\.(\w+))?$/.exec(path);
  if (!row) return path.startsWith('bill.') ? path : undefined;
  const [, table, key, field = 'ctnNo'] = row;
  const at = rows[table as keyof typeof rows].find((pair) => pair.key === key)?.right;
  return at === null || at === undefined ? undefined : `${table}.${at}.${field}`;
}

/** What the highlighter goes over on the page of a draft: every word that counts, and the whole of a row that is too many. */
export function markedOf({ fields, rows }: BillComparison): Marked {
  const marked = new Map<string, readonly PieceLine[]>();
  for (const field of fields) {
    if (field.expected || field.class === 'same' || field.class === 'cosmetic') continue;
    const place = placeOf(field, rows);
    if (place === undefined) continue;
    if (field.cells && field.row === 'extra') {
      const row = place.slice(0, place.lastIndexOf('.'));
      for (const [name, text] of Object.entries(field.cells)) marked.set(`${row}.${name}`, whole(text));
    } else marked.set(place, field.segments ? piecesOf(field.segments, 'right') : whole(field.right));
  }
  return marked;
}
