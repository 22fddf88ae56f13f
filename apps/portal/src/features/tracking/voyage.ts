import type { contract, Out } from '@lading/api-client/contract';
import type { BarMilestone, Milestone, MilestoneKind, Place, SeaPort, SeaRoute, TimelineStop } from '@lading/ui';
import { splitCourse } from '@lading/validators/freight';

/** Where a shipment is, as anybody is told. */
export type Trace = Out<typeof contract.order.openTraceLink>['trace'];
export type TraceMilestone = Trace['milestones'][number];
export type Call = Trace['calls'][number];

const KINDS: Record<TraceMilestone['classifier'], MilestoneKind> = {
  ACT: 'actual',
  EST: 'estimated',
  PLN: 'planned',
};
const kindOf = ({ classifier }: TraceMilestone): MilestoneKind => KINDS[classifier];

/** Of these the plan is worth a comparison; of what a terminal does nobody was promised anything. */
const PROMISED: readonly TraceMilestone['code'][] = ['departed', 'transDeparted', 'arrived', 'delivered'];

const plannedOf = ({ code, planned, classifier }: TraceMilestone): string | undefined =>
  planned !== null && classifier !== 'PLN' && PROMISED.includes(code) ? planned : undefined;

export interface Saying {
  /** a milestone by its code, at a port where ships are changed or not */
  named(milestone: TraceMilestone, call: Call | undefined): string;
  /** one quiet line */
  note(milestone: TraceMilestone): string | undefined;
  place(call: Call): string;
}

/** A voyage place by place; places where nothing is known are left out. */
export const stopsOf = ({ calls, milestones }: Trace, say: Saying): TimelineStop[] =>
  calls.flatMap((call, at) => {
    const own = milestones.filter((milestone) => milestone.call === at);
    if (own.length === 0) return [];
    return [
      {
        name: say.place(call),
        code: call.code,
        milestones: own.map(
          (milestone): Milestone => ({
            name: say.named(milestone, call),
            kind: kindOf(milestone),
            at: milestone.time,
            planned: plannedOf(milestone),
            note: say.note(milestone),
          }),
        ),
      },
    ];
  });

/** Behind which of the shown places the goods are: the last one where something happened. */
export function afterOf({ calls, milestones }: Trace): number {
  const shown = calls.flatMap((_, at) => (milestones.some(({ call }) => call === at) ? [at] : []));
  const last = Math.max(-1, ...milestones.filter(({ classifier }) => classifier === 'ACT').map(({ call }) => call));
  return shown.indexOf(last);
}

const IN_A_LINE: readonly TraceMilestone['code'][] = [
  ...(['emptyOut', 'stuffed', 'gateIn', 'customsExport', 'loaded', 'departed'] as const),
  ...(['arrived', 'discharged', 'gateOut', 'delivered'] as const),
];

/** The same in one line, for the head of an order. */
export const barOf = ({ milestones, calls }: Trace, say: Saying): BarMilestone[] =>
  milestones
    .filter(({ code }) => IN_A_LINE.includes(code))
    .map((milestone) => ({
      id: `${milestone.code} ${milestone.call}`,
      name: say.named(milestone, calls[milestone.call]),
      kind: kindOf(milestone),
      at: milestone.time,
      planned: plannedOf(milestone),
      note: say.note(milestone),
    }));

const isPlace = (at: number[] | null): at is [number, number] => at !== null && at.length === 2;
const placeOf = (at: readonly number[]): Place => [at[0] ?? 0, at[1] ?? 0];

/** Ports that ships call at, with when: what a chart marks. */
export const portsOf = ({ calls }: Trace, note: (call: Call) => string | undefined): SeaPort[] =>
  calls.flatMap((call) =>
    call.role !== 'deliver' && isPlace(call.at)
      ? [{ code: call.code, nameCn: call.nameCn, nameEn: call.nameEn, at: placeOf(call.at), note: note(call) }]
      : [],
  );

/** What was sailed and what is to come; all of it to come before the ship leaves, and where nobody knows where she is. */
export function routesOf({ course, position, phase }: Trace): SeaRoute[] {
  const places = course.map(placeOf);
  if (places.length < 2) return [];
  if (position) {
    const { sailed, ahead } = splitCourse(places, placeOf(position.at));
    return [
      { id: 'sailed', stops: sailed, state: 'sailed' },
      { id: 'planned', stops: ahead, state: 'planned' },
    ];
  }
  const over = phase === 'arrived' || phase === 'delivered';
  return [{ id: 'all', stops: places, state: over ? 'sailed' : 'planned' }];
}

const SEAS = [
  ['redSea', 32, 12.8, 44, 30],
  ['adenGulf', 43, 10, 52, 16],
  ['mediterranean', -5.5, 30, 36.5, 46],
  ['northSea', -4, 51, 10, 62],
  ['baltic', 10, 53, 30, 66],
  ['malacca', 94.5, 0.8, 104.5, 6.6],
  ['southChina', 104.5, 0, 121, 23.2],
  ['eastChina', 117, 23.2, 130.4, 33.4],
  ['yellowSea', 117, 33.4, 127, 41],
  ['seaOfJapan', 127, 33.4, 142, 48],
  ['caribbean', -88, 8.5, -60, 22],
  ['indian', 20, -60, 120, 30],
  ['northAtlantic', -80, 0, 20, 70],
  ['southAtlantic', -70, -60, 20, 0],
] as const;
export type Sea = (typeof SEAS)[number][0] | 'northPacific' | 'southPacific';

/** Which water a place is in, as the trade says it. */
export function seaOf([longitude = 0, latitude = 0]: readonly number[]): Sea {
  const found = SEAS.find(
    ([, west, south, east, north]) => longitude >= west && longitude < east && latitude >= south && latitude < north,
  );
  return found?.[0] ?? (latitude < 0 ? 'southPacific' : 'northPacific');
}

const DAY = 86_400_000;

/** Whole days from one moment or day to another; below zero when it is over. */
export const daysUntil = (from: string | number, to: string): number =>
  Math.floor((Date.parse(to) - (typeof from === 'number' ? from : Date.parse(from))) / DAY);
