import { clockIn } from './format.ts';

const MINUTE = 60_000;

/** `UTC+8`, `UTC\u22123:30`, `UTC`: how the clock of a zone stands to UTC at a moment. */
function offsetIn(zone: string, iso: string): string {
  const shown = Date.parse(`${clockIn(zone, iso)?.replace(' ', 'T')}Z`);
  const ahead = Math.round((shown - Date.parse(iso)) / MINUTE);
  if (ahead === 0) return 'UTC';
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  return `UTC${ahead < 0 ? '\u2212' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}

/** What stands behind a moment that is shown by the clock of `zone`: nothing where the reader's own shows the same, else its offset. */
export function zoneNote(zone: string, reader: string | undefined, iso: string): string {
  if (zone === reader || !clockIn(zone, iso)) return '';
  const offset = offsetIn(zone, iso);
  return reader && offsetIn(reader, iso) === offset ? '' : offset;
}
