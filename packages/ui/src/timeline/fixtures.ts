import type { Milestone, TimelineStop } from './milestone.ts';
import type { TimelinePosition } from './timeline.tsx';

const actual = (name: string, at: string, note?: string): Milestone => ({ name, kind: 'actual', at, note });
const planned = (name: string, at: string | null, note?: string): Milestone => ({ name, kind: 'planned', at, note });

/** A voyage of the story: in the middle of the Pacific, a day late. */
export const STOPS: Record<string, TimelineStop[]> = {
  'zh-CN': [
    {
      name: '上海',
      code: 'CNSHA',
      milestones: [
        actual('提空箱', '2026-11-03T10:22+08:00'),
        actual('重箱进港', '2026-11-05T21:08+08:00'),
        actual('海关放行', '2026-11-06T15:40+08:00'),
        { ...actual('开船', '2026-11-07T09:30+08:00', 'YM WARMTH / 068E'), planned: '2026-11-07T13:30+08:00' },
      ],
    },
    {
      name: '釜山',
      code: 'KRPUS',
      milestones: [
        actual('抵港，不换船', '2026-11-09T06:12+09:00'),
        { ...actual('离港', '2026-11-09T22:40+09:00'), planned: '2026-11-09T22:40+09:00' },
      ],
    },
    {
      name: '洛杉矶',
      code: 'USLAX',
      milestones: [
        { name: '预计抵港', kind: 'estimated', at: '2026-11-23T14:00-08:00', planned: '2026-11-22T08:00-08:00' },
        planned('卸船', '2026-11-24'),
        { ...planned('提柜', '2026-11-25', '免堆期至 11-28'), planned: '2026-11-24' },
      ],
    },
    { name: 'ONT8 亚马逊仓', code: 'CA 92551', milestones: [planned('送仓签收', null, '预约号 8847120931')] },
  ],
  'en-US': [
    {
      name: 'Shanghai',
      code: 'CNSHA',
      milestones: [
        actual('Empty picked up', '2026-11-03T10:22+08:00'),
        actual('Gate in, full', '2026-11-05T21:08+08:00'),
        actual('Customs released', '2026-11-06T15:40+08:00'),
        { ...actual('Departed', '2026-11-07T09:30+08:00', 'YM WARMTH / 068E'), planned: '2026-11-07T13:30+08:00' },
      ],
    },
    {
      name: 'Busan',
      code: 'KRPUS',
      milestones: [
        actual('Arrived, same vessel', '2026-11-09T06:12+09:00'),
        { ...actual('Departed', '2026-11-09T22:40+09:00'), planned: '2026-11-09T22:40+09:00' },
      ],
    },
    {
      name: 'Los Angeles',
      code: 'USLAX',
      milestones: [
        { name: 'Arrival', kind: 'estimated', at: '2026-11-23T14:00-08:00', planned: '2026-11-22T08:00-08:00' },
        planned('Discharge', '2026-11-24'),
        { ...planned('Gate out', '2026-11-25', 'Free time until 11-28'), planned: '2026-11-24' },
      ],
    },
    { name: 'ONT8 Amazon', code: 'CA 92551', milestones: [planned('Delivered', null, 'Appointment 8847120931')] },
  ],
};

export const POSITIONS: Record<string, TimelinePosition> = {
  'zh-CN': {
    after: 1,
    title: '北太平洋，航程 77%',
    lines: ['46°01′N 142°07′W · 17.6 kn', 'AIS 位置，07:52 更新，2 小时前'],
  },
  'en-US': {
    after: 1,
    title: 'North Pacific, 77% of the voyage',
    lines: ['46°01′N 142°07′W · 17.6 kn', 'AIS position of 07:52, 2 hours old'],
  },
};
