export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
/** Where a window stands: a named place, which follows the browser's size, or its top left corner in px. */
export type MessagePlace = 'centre' | Corner | { x: number; y: number };

export interface Box {
  width: number;
  height: number;
}

const MARGIN = 16;
const clamp = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), Math.max(max, 0)));

/** The top left corner for a place, always with the whole box inside the window (its top and left when it is larger). */
export function resolvePlace(place: MessagePlace, box: Box, view: Box): { x: number; y: number } {
  const right = view.width - box.width;
  const bottom = view.height - box.height;
  const inside = (x: number, y: number) => ({ x: clamp(x, right), y: clamp(y, bottom) });
  if (typeof place === 'object') return inside(place.x, place.y);
  if (place === 'centre') return inside(right / 2, bottom / 2);
  return inside(place.endsWith('left') ? MARGIN : right - MARGIN, place.startsWith('top') ? MARGIN : bottom - MARGIN);
}

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far a key moves a window, px: arrows 8, with Shift 40. */
export function keyStep(key: string, shift: boolean): { x: number; y: number } | undefined {
  const step = STEPS[key];
  const length = shift ? 40 : 8;
  return step && { x: step[0] * length, y: step[1] * length };
}
