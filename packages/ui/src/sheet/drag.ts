import type { Place } from './selection.ts';

/** The cell an element stands in. */
export function placeOf(element: Element | null): Place | undefined {
  const cell = element?.closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
}

// How far a box scrolls with each frame while the pointer is beyond its edge, px.
const STEP = 24;

/**
 * Follows the pressed mouse until it is let go: `reach` is told each cell it comes to. Beyond an edge the box scrolls on.
 * @param inset what of the box its head and its fixed columns cover, px
 */
export function followDrag(
  box: HTMLElement,
  inset: { top: number; start: number },
  reach: (place: Place) => void,
  done: () => void,
): void {
  let [x, y, frame] = [0, 0, 0];
  let last = '';
  const stop = new AbortController();

  const look = () => {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const inX = Math.min(Math.max(x, left + inset.start + 1), left + box.clientWidth - 1);
    const inY = Math.min(Math.max(y, top + inset.top + 1), top + box.clientHeight - 1);
    // Over the fixed columns themselves the pointer means them.
    const over = x > left && x < left + inset.start && box.scrollLeft === 0 ? x : inX;
    const place = placeOf(document.elementFromPoint(over, inY));
    const key = place && `${place.row} ${place.column}`;
    if (place && key !== last) {
      last = key ?? '';
      reach(place);
    }
    const down = y > bottom ? STEP : y < top ? -STEP : 0;
    const on = x > right ? STEP : x < left ? -STEP : 0;
    frame = 0;
    if (!down && !on) return;
    box.scrollBy(on, down);
    frame = requestAnimationFrame(look);
  };
  const end = () => {
    stop.abort();
    cancelAnimationFrame(frame);
    done();
  };
  const { signal } = stop;
  document.addEventListener(
    'mousemove',
    (event) => {
      x = event.clientX;
      y = event.clientY;
      if (event.buttons === 0) end();
      else if (!frame) look();
    },
    { signal },
  );
  document.addEventListener('mouseup', end, { signal });
}
