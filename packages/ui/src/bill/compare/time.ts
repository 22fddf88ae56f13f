import type { Format } from '../../format/index.ts';

/** `11-20 09:12`: the clock of the reader, without year and seconds. What is no moment stays as it is. */
export function shortTime(format: Format, at: string | undefined): string {
  if (!at) return '';
  return format.minute(at).replace(/^\d{4}-(?=\d{2}-\d{2} )/, '');
}
