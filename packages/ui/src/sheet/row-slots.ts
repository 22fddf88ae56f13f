/** A row that is drawn, and the element that shows it. */
export interface Slot {
  readonly key: number;
  readonly index: number;
}

/**
 * Rows that come are shown by the elements of those that have gone: only their texts are written anew, while an element that is made costs its
 * style too. A row that stays keeps its element, with the focus in it. Elements never change places here, so rows may stand in another order.
 */
export function slotsFor(drawn: readonly number[], before: readonly Slot[]): Slot[] {
  const wanted = new Set(drawn);
  const held = new Set(before.map(({ index }) => index));
  const coming = drawn.filter((index) => !held.has(index));
  let next = 0;
  const slots = before.flatMap((slot): Slot[] => {
    if (wanted.has(slot.index)) return [slot];
    const index = coming[next++];
    return index === undefined ? [] : [{ key: slot.key, index }];
  });
  let key = before.reduce((most, slot) => Math.max(most, slot.key), -1);
  for (const index of coming.slice(next)) {
    key += 1;
    slots.push({ key, index });
  }
  return slots;
}

interface Mover {
  moveBefore?: (element: Element, before: Element | null) => void;
}

/** Puts the elements of rows into the order in which they are seen, which is that in which they are read out. The one with the focus stays where it is. */
export function setInOrder(body: Element): void {
  const rows = Array.from(body.children, (row) => [Number(row.getAttribute('data-row')), row] as const)
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row);
  const still = Math.max(
    0,
    rows.findIndex((row) => row.contains(document.activeElement)),
  );
  const mover = body as Mover;
  const move = (row: Element, before: Element | null) =>
    mover.moveBefore ? mover.moveBefore(row, before) : body.insertBefore(row, before);
  for (let at = still - 1; at >= 0; at--) {
    const [row, behind] = [rows[at], rows[at + 1]];
    if (row && behind && row.nextElementSibling !== behind) move(row, behind);
  }
  for (let at = still + 1; at < rows.length; at++) {
    const [row, ahead] = [rows[at], rows[at - 1]];
    if (row && ahead && row.previousElementSibling !== ahead) move(row, ahead.nextElementSibling);
  }
}
