import { contract, type In, type Out } from '@lading/api-client/contract';

const { airRoutePage, saveAirRoute } = contract.basedata;
export type Route = Out<typeof airRoutePage>['records'][number];
type Saved = In<typeof saveAirRoute>;

/** What is edited in the table, as its fields hold it; `135` are Monday, Wednesday and Friday. */
export interface RouteDraft {
  flightNo: string;
  days: string;
  transitHours: string;
  aircraft: string;
  active: boolean;
}

/** Between which airports, by whom. */
export interface Ends {
  startId: number | null;
  endId: number | null;
  airlineId: number | null;
  viaIds: readonly number[];
}
type Chosen = { readonly [Name in keyof Ends]: NonNullable<Ends[Name]> };

export const routeDraftOf = ({ flightNo, days, transitHours, aircraft, active }: Route): RouteDraft => ({
  flightNo,
  aircraft,
  active,
  days: days.join(''),
  transitHours: transitHours === null ? '' : String(transitHours),
});

export const endsOf = ({ id, start, end, airline, via }: Route): Ends =>
  id === 0
    ? { startId: null, endId: null, airlineId: null, viaIds: [] }
    : { startId: start.id, endId: end.id, airlineId: airline.id, viaIds: via.map((port) => port.id) };

/** The ends of a flight that is there. */
export const knownEnds = ({ start, end, airline, via }: Route): Chosen => ({
  startId: start.id,
  endId: end.id,
  airlineId: airline.id,
  viaIds: via.map((port) => port.id),
});

/** What the fields say, as the server takes it. */
export function sentOf(
  { id, revision }: Pick<Route, 'id' | 'revision'>,
  { viaIds, ...ends }: Chosen,
  { flightNo, days, transitHours, aircraft, active }: RouteDraft,
  requestId: string,
): Saved {
  const hours = transitHours.trim();
  return {
    ...(id !== 0 && { id, revision }),
    ...ends,
    viaIds: [...viaIds],
    flightNo,
    aircraft,
    active,
    requestId,
    days: [...days.replace(/[^0-9]/g, '')].map(Number),
    ...(hours !== '' && { transitHours: Number(hours) }),
  };
}

const NOWHERE = { id: 0, portCode: '', nameCn: '', nameEn: '' };

/** A flight that is not there yet. */
export const NEW_ROUTE: Route = {
  id: 0,
  revision: 1,
  start: NOWHERE,
  end: NOWHERE,
  airline: { id: 0, code: '', nameCn: '', nameEn: '' },
  flightNo: '',
  days: [],
  via: [],
  transitHours: null,
  aircraft: '',
  active: true,
};
