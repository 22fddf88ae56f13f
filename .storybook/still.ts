import isChromatic from 'chromatic/isChromatic';

/** Someone takes pictures: the test runner, Playwright or Chromatic; `&chromatic=true` in an address shows what they see. */
export const pictured = globalThis.navigator?.webdriver === true || isChromatic();

const NOW = Date.parse('2026-11-20T09:30:00+08:00');
// Shorter than the life of a notice.
const LONG = 1500;
/** Longer waits of play functions, which must fail in the end; no timer of a page takes exactly as long. */
export const WAITS: readonly number[] = [8_000, 15_000];

// While pictures are taken the clock stands and nothing disappears by itself.
if (pictured) {
  const Original = Date;
  globalThis.Date = class extends Original {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [NOW] : parts) as [number]));
    }
    static override now(): number {
      return NOW;
    }
  } as DateConstructor;
  const later = globalThis.setTimeout;
  const still = (callback: () => void, delay = 0, ...rest: []) =>
    delay >= LONG && !WAITS.includes(delay) ? 0 : later(callback, delay, ...rest);
  globalThis.setTimeout = Object.assign(still, { __promisify__: later.__promisify__ }) as unknown as typeof setTimeout;
}

// Storybook's own page for errors lies hidden before the story: its links would count as the first of the page.
for (const link of globalThis.document?.querySelectorAll('.sb-wrapper a') ?? []) link.removeAttribute('href');
