import type { DataColumn } from './column.ts';
import type { ModelColumn } from './model.ts';

/** A column as it is drawn; one that the reader froze behind others has its place among them. */
export interface ShownColumn<Row> extends DataColumn<Row> {
  pin?: number;
}

interface Pinned {
  getIsPinned?: () => 'start' | 'end' | false;
  getPinnedIndex?: () => number;
}

const edgeOf = (column: Pinned) => column.getIsPinned?.() || 'middle';
const RANK = { start: 0, middle: 1, end: 2 };

/** Frozen columns stand at their edges, in the order they were frozen in. */
export const inOrder = <R extends object>(columns: readonly ModelColumn<R>[]): ModelColumn<R>[] =>
  [...columns].sort((one: ModelColumn<R> & Pinned, other: ModelColumn<R> & Pinned) => {
    const rank = RANK[edgeOf(one)] - RANK[edgeOf(other)];
    return rank || (one.getPinnedIndex?.() ?? 0) - (other.getPinnedIndex?.() ?? 0);
  });

/** Its name and where it is frozen, as a text that is the same as long as nothing of it changes. */
export function placeOf<R extends object>(column: ModelColumn<R> & Pinned): string {
  const edge = edgeOf(column);
  return edge === 'middle' ? column.id : `${column.id}\t${edge}\t${column.getPinnedIndex?.() ?? 0}`;
}

/** The columns of such texts, a line each. The place of a frozen one is counted from its edge. */
export function shownColumns<Row>(order: string, columns: readonly DataColumn<Row>[]): ShownColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const lines = order.split('\n').map((line) => line.split('\t'));
  const last = lines.filter(([, edge]) => edge === 'end').length - 1;
  return lines.flatMap(([id = '', edge, place]) => {
    const column = byId.get(id);
    if (!column) return [];
    if (edge === 'start') return { ...column, sticky: edge, pin: Number(place) };
    return edge === 'end' ? { ...column, sticky: edge, pin: last - Number(place) } : column;
  });
}
