import { useMemo } from 'react';
import { useTimeZone } from '../i18n/provider.tsx';
import { MISSING, money, packages, volume, weight } from './figures.ts';
import { clockIn, DESK, date, dayMonth } from './format.ts';
import { zoneNote } from './place.ts';

type When = string | null | undefined;

export interface Format {
  packages: typeof packages;
  weight: typeof weight;
  volume: typeof volume;
  money: typeof money;
  /** `2026-11-26`; of a moment the day it is for the reader */
  date(this: void, value: When): string;
  /** `11-26`, for tables */
  dayMonth(this: void, value: When): string;
  /** `2026-11-18 16:40:12` by the clock of the reader, or of a place (IANA); a clock that is not the reader's is named: `… UTC+8` */
  dateTime(this: void, value: When, place?: string): string;
  /** the same without seconds */
  minute(this: void, value: When, place?: string): string;
  /** `16:40` of the same */
  time(this: void, value: When, place?: string): string;
}

/** Figures, and moments by the clock of a reader (IANA), who may be unknown; the trade writes them the same way in every language. */
export function formatFor(reader: string | undefined): Format {
  const at = (value: When, place = reader ?? DESK, ...piece: [number?, number?]) => {
    if (!value) return MISSING;
    const said = clockIn(place, value);
    // A day is no time of it, and a clock of nobody stays as it is written.
    return said ? `${said.slice(...piece)} ${zoneNote(place, reader, value)}`.trim() : value;
  };
  return {
    packages,
    weight,
    volume,
    money,
    date: (value) => date(value, reader),
    dayMonth: (value) => dayMonth(value, reader),
    dateTime: (value, place) => at(value, place),
    minute: (value, place) => at(value, place, 0, 16),
    time: (value, place) => at(value, place, 11, 16),
  };
}

/** Figures and dates in the time zone of the provider. */
export function useFormat(): Format {
  const zone = useTimeZone();
  return useMemo(() => formatFor(zone), [zone]);
}
