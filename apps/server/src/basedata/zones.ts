// The clock of a port by its UN/LOCODE; a country with one clock is named by its two letters.
const ZONES: Readonly<Record<string, string>> = {
  CN: 'Asia/Shanghai',
  HK: 'Asia/Hong_Kong',
  TW: 'Asia/Taipei',
  VN: 'Asia/Ho_Chi_Minh',
  KR: 'Asia/Seoul',
  JP: 'Asia/Tokyo',
  SG: 'Asia/Singapore',
  MY: 'Asia/Kuala_Lumpur',
  TH: 'Asia/Bangkok',
  ID: 'Asia/Jakarta',
  PH: 'Asia/Manila',
  IN: 'Asia/Kolkata',
  USNYC: 'America/New_York',
  USSAV: 'America/New_York',
  USHOU: 'America/Chicago',
  USCHI: 'America/Chicago',
  US: 'America/Los_Angeles',
  CA: 'America/Vancouver',
  MX: 'America/Mexico_City',
  BR: 'America/Sao_Paulo',
  DE: 'Europe/Berlin',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  GB: 'Europe/London',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
  PL: 'Europe/Warsaw',
  GR: 'Europe/Athens',
  TR: 'Europe/Istanbul',
  AE: 'Asia/Dubai',
  SA: 'Asia/Riyadh',
  AUBNE: 'Australia/Brisbane',
  AUMEL: 'Australia/Melbourne',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
  ZA: 'Africa/Johannesburg',
};

/** Where the forwarder sits. */
export const DESK_ZONE = 'Asia/Shanghai';

/** The time zone of a port (IANA); that of China, where the forwarder sits, for one that is not known. */
export const zoneOf = (port: string): string => ZONES[port] ?? ZONES[port.slice(0, 2)] ?? DESK_ZONE;

// Making one takes longer than a hundred uses of it.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  });
  clocks.set(zone, clock);
  return clock;
}

/** An instant in the clock of a zone, with its offset: `2026-11-21T17:00:00+08:00`. */
export function inZone(instant: Date, zone: string): string {
  const parts = clockOf(zone).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const offset = of('timeZoneName').replace('GMT', '') || '+00:00';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}${offset}`;
}

/** The moment at which the clock of a zone shows a day and a time: `2026-11-21`, `17:00`. */
export function momentIn(day: string, time: string, zone: string): Date {
  const guess = new Date(`${day}T${time}:00Z`);
  // Where the clock is put forward or back that day, the offset of the moment itself counts.
  const near = new Date(`${day}T${time}:00${inZone(guess, zone).slice(19)}`);
  return new Date(`${day}T${time}:00${inZone(near, zone).slice(19)}`);
}
