/** What a page may send in a second; one of the portal sends a login, and a ping every three. */
export const FRAMES = 20;
const BYTES = 64 * 1024;

/** Counts what one page sends; answers whether that is still within bounds. */
export function openBudget(now: () => number = Date.now): (frames: number, bytes: number) => boolean {
  let second = 0;
  let spent = { frames: 0, bytes: 0 };
  return (frames, bytes) => {
    const current = Math.floor(now() / 1000);
    if (current !== second) spent = { frames: 0, bytes: 0 };
    second = current;
    spent.frames += frames;
    spent.bytes += bytes;
    return spent.frames <= FRAMES && spent.bytes <= BYTES;
  };
}
