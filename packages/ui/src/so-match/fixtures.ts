import type { Language } from '../i18n/provider.tsx';
import type { SoOffer } from './offer.ts';

const LABELS = {
  'zh-CN': { bkgNo: '订舱号', FCO: '截港', depot: '提箱堆场', pin: '提箱密码', etd: '开船日' },
  'en-US': { bkgNo: 'Booking no.', FCO: 'CY cut-off', depot: 'Empty depot', pin: 'Release PIN', etd: 'ETD' },
};
const one = (value: string) => [{ value, shown: value }];
const sure = { page: 1, unclearAt: 0 };

/** As drawn: three to adopt and one that cannot be read. */
export function offersIn(language: Language): readonly SoOffer[] {
  const labels = LABELS[language];
  return [
    { name: 'bkgNo', label: labels.bkgNo, form: '', readings: one('6412104416'), ...sure },
    {
      name: 'FCO',
      label: labels.FCO,
      form: '12-01 18:00',
      ...sure,
      readings: [{ value: '2026-12-01T12:00', shown: '2026-12-01 12:00' }],
    },
    { name: 'pickupDepot', label: labels.depot, form: '', readings: one('XINGGANG DEPOT, BEILUN'), ...sure },
    { name: 'releasePin', label: labels.pin, form: '', readings: one('9K7B?'), page: 2, unclearAt: 5 },
  ];
}

/** A day that says not which of its figures is the month, and a port that no list knows. */
export function openIn(language: Language): readonly SoOffer[] {
  const labels = LABELS[language];
  return [
    { name: 'etd', label: labels.etd, form: '', readings: [...one('2026-04-03'), ...one('2026-03-04')], ...sure },
    { name: 'bkgNo', label: labels.bkgNo, form: '6412104416', readings: one('6412104461'), ...sure, unsure: true },
  ];
}
