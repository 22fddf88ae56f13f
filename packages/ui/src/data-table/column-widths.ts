const headsOf = (box: Element) => [...box.querySelectorAll<HTMLElement>('thead th')];

/** Widths that columns have reached stay: rows that come by must not move what is under the pointer. */
export function holdWidths(box: Element): void {
  // Widths that the reader gave are held by themselves.
  if (box.querySelector('table[data-sized]')) return;
  const heads = headsOf(box);
  const widths = heads.map((head) => head.offsetWidth);
  heads.forEach((head, at) => {
    head.style.inlineSize = `${widths[at] ?? 0}px`;
  });
}

export function freeWidths(box: Element): void {
  if (box.querySelector('table[data-sized]')) return;
  for (const head of headsOf(box)) head.style.inlineSize = '';
}
