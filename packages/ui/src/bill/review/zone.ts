const PARTS = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** `11-21 17:00` by the clock of a zone; undefined where the zone or the moment is none. */
export function timeIn(at: string, zone: string | undefined): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { ...PARTS, ...(zone && { timeZone: zone }) }).formatToParts(
      Date.parse(at),
    );
    const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    return `${of('month')}-${of('day')} ${of('hour')}:${of('minute')}`;
  } catch {
    return undefined;
  }
}
