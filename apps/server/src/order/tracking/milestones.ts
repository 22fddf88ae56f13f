import type { Out, PortalContract } from '@lading/api-client/contract';
import { MILESTONES } from '@lading/validators/freight';
import { inZone } from '../../basedata/zones.ts';
import type { TraceCall, traceEvents } from '../../database/schema.ts';
import { isoInstant } from '../../time.ts';

type Event = typeof traceEvents.$inferSelect;
export type Trace = Out<PortalContract['order']['traceOcean']>;
type Milestone = Trace['milestones'][number];

const RANK = { PLN: 0, EST: 1, ACT: 2 } as const;

/** What counts of several words about one thing: what happened before what is expected before what was planned, and the newest of them. */
const counts = (left: Event, right: Event): number =>
  RANK[right.classifier] - RANK[left.classifier] || right.saidAt.getTime() - left.saidAt.getTime();

function groupsOf<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const found = new Map<Key, Row[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return found;
}

const facilityOf = ({ facility, portCode }: Event) => (facility === portCode ? '' : facility);

/** One thing that happens at one place, of all containers together: done when it is done for each. */
function milestoneOf(events: readonly Event[], call: number, zone: string, of: number): Milestone | undefined {
  const whole = events.filter(({ ctnNo }) => ctnNo === '').sort(counts);
  const done = [
    ...groupsOf(
      events.filter(({ ctnNo, classifier }) => ctnNo !== '' && classifier === 'ACT'),
      ({ ctnNo }) => ctnNo,
    ).values(),
  ]
    .flatMap((own) => own.sort(counts).slice(0, 1))
    .sort((left, right) => right.time.getTime() - left.time.getTime());
  const [said, last] = [whole[0], done[0]];
  const complete = last !== undefined && done.length >= of;
  const shown = said?.classifier === 'ACT' ? said : complete ? last : (said ?? last);
  if (!shown) return undefined;
  // Of a plan nothing happened, however many containers are ahead of the others.
  const classifier = shown === last && !complete ? 'EST' : shown.classifier;
  const plan = whole.find((event) => event.classifier === 'PLN');
  return {
    code: shown.code,
    classifier,
    call,
    source: shown.source,
    time: inZone(shown.time, zone),
    receivedAt: isoInstant(shown.saidAt),
    planned: plan && plan !== shown ? inZone(plan.time, zone) : null,
    facility: facilityOf(shown),
    vessel: shown.vessel,
    voyage: shown.voyage,
    // What happened to all of them at once is not counted.
    boxes: last !== undefined && of > 1 && said?.classifier !== 'ACT' ? { done: done.length, of } : null,
  };
}

/** All that is known of a voyage, place by place in its order. */
export function milestonesOf(events: readonly Event[], calls: readonly TraceCall[], boxes: number): Milestone[] {
  return calls.flatMap(({ code: port, zone }, call) => {
    const own = groupsOf(
      events.filter(({ portCode }) => portCode === port),
      ({ code }) => code,
    );
    return MILESTONES.flatMap((code) => {
      const milestone = milestoneOf(own.get(code) ?? [], call, zone, boxes);
      return milestone ? [milestone] : [];
    });
  });
}

/** What counts now of each thing that was said, the newest first; of one container, and of the ship it is on. */
export function dynamicsOf(events: readonly Event[], ctnNo: string): Event[] {
  const own = events.filter((event) => event.ctnNo === ctnNo || event.ctnNo === '');
  const newest = [...groupsOf(own, ({ code, portCode }) => `${code} ${portCode}`).values()].flatMap((rows) =>
    rows.sort(counts).slice(0, 1),
  );
  return newest.sort((left, right) => right.time.getTime() - left.time.getTime());
}
