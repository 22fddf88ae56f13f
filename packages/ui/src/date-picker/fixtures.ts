import type { Day } from '../foundations/day.ts';
import type { Language } from '../i18n/provider.tsx';

/** The day it is in stories and tests. */
export const TODAY: Day = '2026-11-20';

const reasons = {
  'zh-CN': { sails: '开船 COSCO SHIPPING ANDES 042E', cutOff: '截单 17:00 宁波时间' },
  'en-US': { sails: 'COSCO SHIPPING ANDES 042E sails', cutOff: 'Cut-off 17:00 Ningbo time' },
};

/** The sailings of a month. */
export const sailings = (locale: Language): ReadonlyMap<Day, string> =>
  new Map(
    ['2026-11-18', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-12-03'].map((day) => [
      day,
      reasons[locale][day === '2026-11-25' ? 'cutOff' : 'sails'],
    ]),
  );
