import type { EtaChange } from './eta-history.tsx';

const change = (at: string, eta: string, reason: string): EtaChange => ({ at, eta, reason });

/** The arrivals of a voyage as they were expected, one after the other. */
export const CHANGES: Record<'zh-CN' | 'en-US', EtaChange[]> = {
  'zh-CN': [
    change('2026-11-07T10:00+08:00', '2026-11-22T12:00-08:00', '船期表'),
    change('2026-11-12T08:02+08:00', '2026-11-22T08:00-08:00', '船公司：提前离港'),
    change('2026-11-19T21:10+08:00', '2026-11-23T14:00-08:00', '船公司：绕避低压'),
  ],
  'en-US': [
    change('2026-11-07T10:00+08:00', '2026-11-22T12:00-08:00', 'Schedule'),
    change('2026-11-12T08:02+08:00', '2026-11-22T08:00-08:00', 'Carrier: earlier departure'),
    change('2026-11-19T21:10+08:00', '2026-11-23T14:00-08:00', 'Carrier: routed around a low'),
  ],
};
