import type { MilestoneKind } from '../timeline/milestone.ts';
import type { BarMilestone } from './milestone-bar.tsx';

const one = (id: string, name: string, kind: MilestoneKind, at: string | null, more: Partial<BarMilestone> = {}) => ({
  id,
  name,
  kind,
  at,
  ...more,
});

/** An order whose papers are nearly closed: one of three weights is missing. */
export const MILESTONES: Record<'zh-CN' | 'en-US', BarMilestone[]> = {
  'zh-CN': [
    one('booked', '已订舱', 'actual', '2026-11-13T10:05+08:00'),
    one('empty', '提空箱', 'actual', '2026-11-17T09:41+08:00'),
    one('stuffed', '装箱', 'actual', '2026-11-18T15:10+08:00'),
    one('vgm', 'VGM', 'estimated', '2026-11-21T20:00+08:00', { note: '已报 2/3', urgent: true }),
    one('gate', '进港', 'planned', '2026-11-22T12:00+08:00'),
    one('sailed', '开船', 'estimated', '2026-11-27', { planned: '2026-11-26' }),
    one('arrived', '抵港', 'planned', null),
  ],
  'en-US': [
    one('booked', 'Booked', 'actual', '2026-11-13T10:05+08:00'),
    one('empty', 'Empty picked up', 'actual', '2026-11-17T09:41+08:00'),
    one('stuffed', 'Stuffed', 'actual', '2026-11-18T15:10+08:00'),
    one('vgm', 'VGM', 'estimated', '2026-11-21T20:00+08:00', { note: '2 of 3 sent', urgent: true }),
    one('gate', 'Gate in', 'planned', '2026-11-22T12:00+08:00'),
    one('sailed', 'Sailing', 'estimated', '2026-11-27', { planned: '2026-11-26' }),
    one('arrived', 'Arrival', 'planned', null),
  ],
};
