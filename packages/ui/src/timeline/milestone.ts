import type { ReactNode } from 'react';

export type MilestoneKind = 'actual' | 'estimated' | 'planned';

export interface Milestone {
  name: string;
  /** it happened, somebody expects it now, or it stands in the schedule */
  kind: MilestoneKind;
  /** ISO with the offset of the place, `2026-11-23T14:00-08:00`, or a bare day; the clock of the place is shown, never shifted */
  at?: string | null | undefined;
  /** what the plan said, in the same form; the difference is shown */
  planned?: string | undefined;
  /** one quiet line: vessel and voyage, an appointment */
  note?: ReactNode;
}

/** A place on the way and what happens there, in order. */
export interface TimelineStop {
  name: string;
  /** UN/LOCODE, or a postal code */
  code?: string | undefined;
  /** how the clock of the place is called; `UTC−8` when nothing is said */
  zone?: string | undefined;
  milestones: readonly Milestone[];
}

const MINUTE = 60_000;
const DAY = 1440;
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/** The parts of a moment as they are written; a bare day has neither clock nor zone. */
export function written(at: string): { day: string; clock: string; zone: string } {
  const [, day = at, clock = '', offset = ''] = MOMENT.exec(at) ?? [];
  return { day, clock, zone: zoneOf(offset) };
}

/** `+08:00` is `UTC+8`, `-03:30` is `UTC−3:30`. */
function zoneOf(offset: string): string {
  if (!offset) return '';
  if (/^z$/i.test(offset)) return 'UTC';
  const [, sign = '', hours = '', minutes = ''] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? [];
  return `UTC${sign === '-' ? '\u2212' : '+'}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}

/** Minutes behind the plan, below zero before it; null where the two cannot be compared. A day compares with days only. */
export function delay(at: string | null | undefined, planned: string | undefined): number | null {
  if (!at || !planned) return null;
  const whole = !written(at).clock || !written(planned).clock;
  const [left, right] = whole
    ? [written(at).day, written(planned).day]
    : [at.replace(' ', 'T'), planned.replace(' ', 'T')];
  const minutes = (Date.parse(left) - Date.parse(right)) / MINUTE;
  return Number.isNaN(minutes) ? null : Math.round(minutes);
}

/** A length of time as the trade says it: days and hours, hours and minutes under a day. */
export function parts(minutes: number): { days: number; hours: number; minutes: number } {
  const all = Math.abs(minutes);
  return { days: Math.floor(all / DAY), hours: Math.floor((all % DAY) / 60), minutes: all % 60 };
}
