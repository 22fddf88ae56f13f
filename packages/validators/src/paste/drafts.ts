import { warning } from '../issue.ts';
import type { Piece } from './cells.ts';
import { FIGURES, type Figure, type PastedField } from './fields.ts';
import { meaningsOf } from './figures.ts';
import type { Unit } from './units.ts';
import { type PastedCell, shortened, unknownCell, valueCell } from './value.ts';

/** A row while it is read. */
export interface Draft {
  readonly line: number;
  readonly cells: PastedCell[];
  readonly filled: Set<PastedField>;
  /** figures without unit and heading */
  readonly bare: Piece[];
}

export const newDraft = (line: number): Draft => ({ line, cells: [], filled: new Set(), bare: [] });

export function put(draft: Draft, piece: Piece, field: PastedField, unit?: Unit): void {
  draft.filled.add(field);
  draft.cells.push(valueCell(piece, field, unit));
}

function guessed(piece: Piece, field: Figure, sure: boolean): PastedCell {
  const cell = valueCell(piece, field);
  return sure ? cell : { ...cell, issues: [...cell.issues, warning('paste.guessed', { text: shortened(piece.raw) })] };
}

/**
 * Gives the figures of a row their meaning, and its cells in the order of the text.
 * @param learned what the columns meant in rows with all three figures
 */
export function settle({ bare, filled, cells }: Draft, learned: Map<number, Figure>): readonly PastedCell[] {
  const figures: PastedCell[] = [];
  const open: Piece[] = [];
  for (const piece of bare) {
    const field = learned.get(piece.column);
    if (field === undefined || filled.has(field)) open.push(piece);
    else {
      filled.add(field);
      figures.push(guessed(piece, field, true));
    }
  }
  const left = FIGURES.filter((field) => !filled.has(field));
  const all = open.length === left.length;
  const divided = new Set(open.map(({ column }) => column)).size === open.length;
  for (const [place, field] of meaningsOf(open, left).entries()) {
    const piece = open[place];
    if (!piece) continue;
    if (field && all && divided && open.length > 1) learned.set(piece.column, field);
    figures.push(field ? guessed(piece, field, all) : unknownCell(piece));
  }
  return [...cells, ...figures].sort((left, right) => left.index - right.index);
}
