import { type Code, contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';

const { cargoTracking } = contract.freight;
const { traceOcean, containerDynamic, openTraceLink, traceLinks, createTraceLink, revokeTraceLink } = contract.order;
type Found = Out<typeof cargoTracking>['list'][number];
type Milestone = Found['milestones'][number];

export const TRACKING: Code[] = ['order:view', 'track:view'];
/** Stories and tests hold still: this is how old things are reckoned to be. */
const HOURS = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const call = (
  role: Found['calls'][number]['role'],
  code: string,
  nameCn: string,
  nameEn: string,
  at: [number, number] | null,
) => ({
  role,
  code,
  nameCn,
  nameEn,
  at,
  zone:
    code.startsWith('US') || code.startsWith('CA')
      ? 'America/Los_Angeles'
      : code === 'KRPUS'
        ? 'Asia/Seoul'
        : 'Asia/Shanghai',
});

function milestone(
  code: Milestone['code'],
  at: readonly [call: number, time: string],
  classifier: Milestone['classifier'] = 'ACT',
  more: Partial<Milestone> = {},
): Milestone {
  return {
    code,
    classifier,
    call: at[0],
    time: at[1],
    planned: null,
    boxes: null,
    source: classifier === 'PLN' ? 'schedule' : 'carrier',
    receivedAt: HOURS(2),
    facility: '',
    vessel: '',
    voyage: '',
    ...more,
  };
}

/** By Busan on the same ship, a day and two hours later than first expected. */
export const AT_SEA: Found = {
  bookingId: 1,
  workNo: 'MB26S01702',
  poNos: ['PO-77120', 'PO-77121', 'PO-77125'],
  mblNo: 'YMLUI488118204',
  hblNo: '',
  warehouseEntryNo: 'JC26SHA1702',
  originWarehouse: 'SHA-01',
  carrier: 'YANG MING',
  vessel: 'YM WARMTH',
  voyage: '068E',
  calls: [
    call('load', 'CNSHA', '上海', 'Shanghai', [121.95, 31]),
    call('pass', 'KRPUS', '釜山', 'Busan', [129.06, 35.08]),
    call('discharge', 'USLAX', '洛杉矶', 'Los Angeles', [-118.26, 33.72]),
    call('deliver', 'CA 92551', 'ONT8 亚马逊仓', 'ONT8 Amazon', null),
  ],
  destinationCountry: 'US',
  packages: 742,
  weight: '9860.000',
  volume: '66.1200',
  phase: 'sea',
  legs: [],
  containers: [
    {
      ctnNo: 'YMLU8305416',
      ctnType: '40HQ',
      latest: { event: 'transDeparted', time: '2026-11-09T22:40:00+09:00', source: 'carrier', receivedAt: HOURS(250) },
    },
  ],
  milestones: [
    milestone('emptyOut', [0, '2026-11-03T10:22:00+08:00']),
    milestone('gateIn', [0, '2026-11-05T21:08:00+08:00']),
    milestone('customsExport', [0, '2026-11-06T15:40:00+08:00']),
    milestone('loaded', [0, '2026-11-07T03:15:00+08:00']),
    milestone('departed', [0, '2026-11-07T09:30:00+08:00'], 'ACT', { vessel: 'YM WARMTH', voyage: '068E' }),
    milestone('transArrived', [1, '2026-11-09T06:12:00+09:00']),
    milestone('transDeparted', [1, '2026-11-09T22:40:00+09:00']),
    milestone('arrived', [2, '2026-11-23T14:00:00-08:00'], 'EST', { planned: '2026-11-22T12:00:00-08:00' }),
    milestone('discharged', [2, '2026-11-24T08:00:00-08:00'], 'PLN'),
    milestone('gateOut', [2, '2026-11-25T16:00:00-08:00'], 'PLN'),
    milestone('delivered', [3, '2026-11-27T09:00:00-08:00'], 'PLN'),
  ],
  eta: '2026-11-23T14:00:00-08:00',
  etaClassifier: 'EST',
  etaHistory: [
    { at: '2026-11-07T10:00:00+08:00', eta: '2026-11-22T12:00:00-08:00', reason: 'first', source: 'schedule' },
    { at: '2026-11-12T08:02:00+08:00', eta: '2026-11-22T08:00:00-08:00', reason: 'early', source: 'carrier' },
    { at: '2026-11-19T21:10:00+08:00', eta: '2026-11-23T14:00:00-08:00', reason: 'rerouted', source: 'carrier' },
  ],
  course: [
    [121.95, 31],
    [129.06, 35.08],
    [139.2, 41.2],
    [141.6, 41.6],
    [-118.26, 33.72],
  ],
  position: { at: [-142.12, 46.02], speed: 17.6, heading: 112, time: HOURS(2), source: 'ais' },
  percent: 77,
  freshness: { at: HOURS(2), source: 'ais', state: 'live' },
  lastFreeDay: '2026-11-28',
  holds: [],
  appointment: { time: '2026-11-27T09:00:00-08:00', reference: '8847120931' },
};

/** At its port, and held there by customs. */
export const HELD: Found = {
  ...AT_SEA,
  bookingId: 2,
  workNo: 'MB26S01677',
  phase: 'arrived',
  position: null,
  percent: null,
  etaClassifier: 'ACT',
  appointment: null,
  milestones: AT_SEA.milestones.map((one) =>
    one.call < 3 && one.code !== 'gateOut' ? { ...one, classifier: 'ACT', planned: null } : one,
  ),
  freshness: { at: HOURS(5), source: 'customs', state: 'live' },
  holds: [{ kind: 'customs', since: '2026-11-24T10:20:00-08:00' }],
};
/** Four days without a word. */
export const SILENT: Found = {
  ...AT_SEA,
  bookingId: 3,
  workNo: 'MB26S01690',
  position: null,
  percent: null,
  freshness: { at: HOURS(99), source: 'carrier', state: 'late' },
};
/** Nobody follows it yet. */
export const UNHEARD: Found = {
  ...AT_SEA,
  bookingId: 4,
  workNo: 'MB26S01873',
  phase: 'unknown',
  milestones: [],
  etaHistory: [],
  eta: null,
  etaClassifier: null,
  position: null,
  percent: null,
  course: [],
  lastFreeDay: null,
  appointment: null,
  freshness: { at: null, source: null, state: 'none' },
};
const ALL = [AT_SEA, HELD, SILENT, UNHEARD];

/** What the server answers of them: by number to whoever may, by both numbers to everybody. */
export const traceAnswers = (_: Language): AnyHandler[] => [
  mock(cargoTracking, ({ items, numbers }) => {
    const wanted = items?.length ? items.map(({ workNo }) => workNo) : (numbers ?? []);
    const list = wanted.flatMap((number) =>
      ALL.filter(
        ({ workNo, containers }) => workNo === number || (workNo === AT_SEA.workNo && containers[0]?.ctnNo === number),
      ),
    );
    const known = (number: string) =>
      list.some(({ workNo, containers }) => workNo === number || containers[0]?.ctnNo === number);
    return {
      list: items?.length ? list.map((one) => ({ ...one, bookingId: null })) : list,
      missing: wanted.filter((number) => !known(number)),
    };
  }),
  mock(traceOcean, AT_SEA),
  mock(containerDynamic, {
    list: [
      {
        ctnNo: 'YMLU8305416',
        ctnType: '40HQ',
        sealNo: 'CN4471203',
        lastFreeDay: '2026-11-28',
        rows: [...AT_SEA.milestones].reverse().map((one) => ({
          time: one.time,
          zone: 'Asia/Shanghai',
          place: AT_SEA.calls[one.call]?.nameEn ?? '',
          event: one.code,
          portCode: AT_SEA.calls[one.call]?.code ?? '',
          text: '',
          source: one.source,
          vessel: '',
          voyage: '',
          emptyOrLaden: null,
          classifier: one.classifier,
          receivedAt: one.receivedAt,
        })),
      },
    ],
  }),
  mock(openTraceLink, () => {
    const { bookingId: _own, ...trace } = AT_SEA;
    return { trace, expires: '2026-12-20T10:00:00+08:00' };
  }),
  mock(traceLinks, { list: [] }),
  mock(createTraceLink, { id: 1, token: 'token-of-a-link', expires: '2026-12-20T10:00:00+08:00' }),
  mock(revokeTraceLink, null),
];
