import { format } from 'node:util';
import { type Mock, vi } from 'vitest';

const NOT_OURS = [
  // jsdom does not know the element, which React 18 takes for a wrong name; browsers know it.
  /The tag <search> is unrecognized in this browser/,
  // React 18 warns on a server of an effect in the calendar that react-day-picker draws; React 19 does not.
  /useLayoutEffect does nothing on the server.*\n\s+at DayPicker /s,
];

/** Collects errors and warnings of the console from now on; `mended` is for React's callback about recovered errors. */
export function listen(): { mended: Mock<() => void>; said: () => string[] } {
  const spies: Mock[] = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) => spy.mockReturnValue());
  const mended = vi.fn();
  const said = () => [...spies, mended].flatMap((spy) => spy.mock.calls.map((words) => format(...words)));
  return { mended, said: () => said().filter((words) => !NOT_OURS.some((pattern) => pattern.test(words))) };
}
