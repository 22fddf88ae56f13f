/** Width of the printed page, px. */
const PAGE = 926;
/** Beside the cards the page has a column of 420 px, less its line, its margins and the bar. */
const BESIDE = 395;

// As it fitted last: the pane is as wide the next time, so the page is drawn with all the rest.
let last: number | undefined;

export const lastFit = (): number | undefined => last;

/** How far the page is zoomed to fill a pane so wide; a phone scrolls it at its full size. */
export function fitTo(width: number, phone: boolean): number {
  last = phone ? 1 : Math.min(1, Math.floor((width / PAGE) * 1000) / 1000);
  return last;
}

/** Finds out how wide a bar is before the page is drawn for the first time, so that nothing is laid out to be measured then. */
export function foreseeFit(): void {
  if (last !== undefined) return;
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;inline-size:100px;block-size:0;overflow-y:scroll;visibility:hidden';
  document.body.append(box);
  const { clientWidth } = box;
  box.remove();
  // Where nothing is laid out there is nothing to foresee.
  if (clientWidth > 0) fitTo(BESIDE - 100 + clientWidth, false);
}
