import type { Voyage } from './voyage-card.tsx';

type Which = 'sea' | 'arrived' | 'waiting' | 'silent' | 'held';
const SEA: Pick<Voyage, 'number' | 'at' | 'percent' | 'arrived' | 'eta' | 'planned'> = {
  ...{ number: 'MB26S01702', at: 'sea', percent: 77, arrived: false },
  ...{ eta: '2026-11-23T14:00-08:00', planned: '2026-11-22T12:00-08:00' },
};

/** A shipment in each of its states. */
export const VOYAGES: Record<'zh-CN' | 'en-US', Record<Which, Voyage>> = {
  'zh-CN': {
    sea: {
      ...SEA,
      ...{ from: { name: '上海', code: 'CNSHA' }, to: { name: '洛杉矶', code: 'USLAX' } },
      ...{ about: 'YM WARMTH / 068E · 1×40HQ', state: { tone: 'info', text: '在途' } },
      fresh: 'AIS 位置，2 小时前',
    },
    arrived: {
      ...{ number: 'MB26S01651', about: 'ONE CRANE / 021E · 2×40HQ', at: 'after', percent: null, arrived: true },
      ...{ from: { name: '宁波', code: 'CNNGB' }, to: { name: '温哥华', code: 'CAVAN' } },
      ...{ state: { tone: 'success', text: '已到港' }, eta: '2026-11-18T06:20-08:00' },
      fresh: '码头，11 小时前',
    },
    waiting: {
      ...{ number: 'MB26S01873', at: 'before', percent: null, arrived: false, eta: null },
      ...{ from: { name: '宁波', code: 'CNNGB' }, to: { name: '洛杉矶', code: 'USLAX' } },
      ...{ state: { tone: 'neutral', text: '待开船' }, fresh: '船期表，3 天前' },
    },
    silent: {
      ...SEA,
      ...{ number: 'MB26S01690', percent: null, stale: true, planned: undefined },
      ...{ from: { name: '盐田', code: 'CNYTN' }, to: { name: '汉堡', code: 'DEHAM' } },
      ...{ state: { tone: 'warning', text: '4 天没有新数据' }, fresh: '最后一次是船公司 4 天前的消息' },
    },
    held: {
      ...{ number: 'MB26S01677', about: 'OOCL SEOUL / 221S · 1×20GP', at: 'after', percent: null, arrived: true },
      ...{ from: { name: '上海', code: 'CNSHA' }, to: { name: '悉尼', code: 'AUSYD' } },
      ...{ state: { tone: 'danger', text: '海关扣留' }, eta: '2026-11-19T04:10+11:00', fresh: '海关，5 小时前' },
    },
  },
  'en-US': {
    sea: {
      ...SEA,
      ...{ from: { name: 'Shanghai', code: 'CNSHA' }, to: { name: 'Los Angeles', code: 'USLAX' } },
      ...{ about: 'YM WARMTH / 068E · 1×40HQ', state: { tone: 'info', text: 'At sea' } },
      fresh: 'AIS position, 2 hours ago',
    },
    arrived: {
      ...{ number: 'MB26S01651', about: 'ONE CRANE / 021E · 2×40HQ', at: 'after', percent: null, arrived: true },
      ...{ from: { name: 'Ningbo', code: 'CNNGB' }, to: { name: 'Vancouver', code: 'CAVAN' } },
      ...{ state: { tone: 'success', text: 'Arrived' }, eta: '2026-11-18T06:20-08:00' },
      fresh: 'Terminal, 11 hours ago',
    },
    waiting: {
      ...{ number: 'MB26S01873', at: 'before', percent: null, arrived: false, eta: null },
      ...{ from: { name: 'Ningbo', code: 'CNNGB' }, to: { name: 'Los Angeles', code: 'USLAX' } },
      ...{ state: { tone: 'neutral', text: 'Before sailing' }, fresh: 'Schedule, 3 days ago' },
    },
    silent: {
      ...SEA,
      ...{ number: 'MB26S01690', percent: null, stale: true, planned: undefined },
      ...{ from: { name: 'Yantian', code: 'CNYTN' }, to: { name: 'Hamburg', code: 'DEHAM' } },
      ...{ state: { tone: 'warning', text: 'No data for 4 days' }, fresh: 'Last heard from the carrier 4 days ago' },
    },
    held: {
      ...{ number: 'MB26S01677', about: 'OOCL SEOUL / 221S · 1×20GP', at: 'after', percent: null, arrived: true },
      ...{ from: { name: 'Shanghai', code: 'CNSHA' }, to: { name: 'Sydney', code: 'AUSYD' } },
      ...{
        state: { tone: 'danger', text: 'Customs hold' },
        eta: '2026-11-19T04:10+11:00',
        fresh: 'Customs, 5 hours ago',
      },
    },
  },
};
