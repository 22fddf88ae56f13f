import type { BillId } from '../bill-source.ts';
import { type ChangeRequest, changeRequests } from '../compare/review-state.ts';
import { stepInHouses } from './houses.tsx';
import type { BillCount, Counts } from './use-counts.tsx';
import type { HousesCount } from './use-houses-count.tsx';

export interface ReviewTotals {
  /** differences that a person decides, and those that are decided */
  readonly due: number;
  readonly decided: number;
  readonly total: number;
  readonly blocking: number;
  readonly material: number;
  readonly cosmetic: number;
  /** asked for and not sent yet; sent and not answered by a new draft */
  readonly asked: number;
  readonly sent: number;
  /** bills that are not here yet */
  readonly loading: number;
  /** nothing keeps the draft from being approved */
  readonly ready: boolean;
}

/** All bills of a booking in one, and the master against its houses: what is approved is the whole of them. */
export function totalsOf(counts: Counts, bills: readonly BillId[], inHouses: HousesCount): ReviewTotals {
  const sum = { due: 0, decided: 0, total: 0, blocking: 0, material: 0, cosmetic: 0, asked: 0, sent: 0, loading: 0 };
  let ready = true;
  const all = bills.map((bill) => counts.get(bill));
  for (const count of inHouses.due ? [...all, inHouses.count] : all) {
    if (!count) sum.loading += 1;
    else {
      const { state, sent } = count;
      const gone = new Set(sent);
      sum.due += state.due;
      sum.decided += state.decided;
      sum.total += state.total;
      sum.blocking += state.blocking.length;
      sum.material += state.material.length;
      sum.cosmetic += state.cosmetic;
      sum.asked += state.asked.filter((path) => !gone.has(path)).length;
      sum.sent += state.asked.filter((path) => gone.has(path)).length;
      ready &&= state.reasons.length === 0;
    }
  }
  return { ...sum, ready: ready && sum.loading === 0 };
}

const unsent = ({ comparison, marks, sent }: BillCount): readonly ChangeRequest[] => {
  const gone = new Set(sent);
  return changeRequests(comparison, marks).filter(({ path }) => !gone.has(path));
};

/** The changes that were not sent yet, by bill; those of master and houses stand with the main bill. */
export function requestsOf(counts: Counts, { count }: HousesCount): ReadonlyMap<BillId, readonly ChangeRequest[]> {
  const all = new Map([...counts].map(([bill, one]) => [bill, unsent(one)]));
  if (count) all.set(null, [...(all.get(null) ?? []), ...unsent(count).map(stepInHouses)]);
  return new Map([...all].filter(([, requests]) => requests.length > 0));
}
