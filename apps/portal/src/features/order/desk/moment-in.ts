/** How far the clock of a zone is from that of Greenwich at a moment: `+08:00`. */
function offsetAt(moment: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const said = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return said === 'GMT' ? '+00:00' : said.replace('GMT', '');
}

/** The moment at which the clock of a zone shows a day and a time, with its offset. */
export function momentIn(day: string, time: string, zone: string): string {
  const written = `${day}T${time}:00`;
  const near = new Date(`${written}${offsetAt(new Date(`${written}Z`), zone)}`);
  return `${written}${offsetAt(near, zone)}`;
}
