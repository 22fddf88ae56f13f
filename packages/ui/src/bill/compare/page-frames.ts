import type { BillComparison, FieldComparison } from '@lading/validators/bill';
import type { BillFrame, BillFrames } from '../bill-frames.ts';
import { markedWords } from './marked-words.tsx';
import type { BillMarks } from './marks.ts';

export type Look = NonNullable<BillFrame['look']>;

const RANK = { blocking: 3, material: 2, cosmetic: 1, same: 0 } as const;

export function lookOf(field: FieldComparison, marks: BillMarks): Look | undefined {
  const verdict = marks[field.path]?.verdict?.kind;
  if (verdict) return verdict === 'change' ? 'change' : 'settled';
  return field.class === 'same' || field.expected ? undefined : field.class;
}

/** Frames of the boxes of the form, by path. */
export function boxFrames(comparison: BillComparison, marks: BillMarks, current: string | undefined): BillFrames {
  const frames = new Map<string, BillFrame>();
  for (const field of comparison.fields) {
    if (!field.path.startsWith('bill.')) continue;
    const here = field.path === current;
    const look = lookOf(field, marks) ?? (here ? 'cosmetic' : undefined);
    // Of several houses that differ the path names each; the box is one.
    const path = field.path.replace(/\[.*$/, '');
    if (look) frames.set(path, { look, current: here, words: field.segments && markedWords(field.segments) });
  }
  return frames;
}

/** A row of a table on the page. */
export interface RowFrame {
  readonly table: 'goods' | 'containers';
  /** place of the row on the page, from 0 */
  readonly at: number;
  /** path of the field a press leads to */
  readonly path: string;
  readonly look: Look;
  readonly current: boolean;
}

/** The worst difference of every row, and the one that is being looked at. */
export function rowFrames(comparison: BillComparison, marks: BillMarks, current: string | undefined): RowFrame[] {
  const places = new Map<string, [table: 'goods' | 'containers', at: number]>();
  for (const table of ['goods', 'containers'] as const)
    for (const { key, right } of comparison.rows[table])
      if (right !== null) places.set(`${table}[${key}]`, [table, right]);
  const frames = new Map<string, RowFrame & { rank: number }>();
  for (const field of comparison.fields) {
    const row = field.path.slice(0, field.path.indexOf(']') + 1);
    const place = places.get(row);
    const here = field.path === current;
    const look = lookOf(field, marks) ?? (here ? 'cosmetic' : undefined);
    if (!place || !look) continue;
    const rank = here ? 9 : RANK[field.class];
    const known = frames.get(row);
    if (!known || rank > known.rank)
      frames.set(row, { table: place[0], at: place[1], path: field.path, look, current: here, rank });
  }
  return [...frames.values()].map(({ rank: _, ...frame }) => frame);
}
