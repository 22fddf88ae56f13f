import { contract, type Out } from '@lading/api-client/contract';
import type { RateAsk, RateAskBox } from '@lading/ui/rate-query';
import { decimal, unLocode, volume as volumeRule, weight as weightRule } from '@lading/validators';
import { localDate, pieces } from '@lading/validators/record';
import { oneOf } from '../../app/search.ts';
import { type FreightSearch, freightSearch, MODES } from './freight-search.ts';

const { ports } = contract.basedata;
export type Port = Out<typeof ports>[number];

interface Named {
  id: number;
  nameCn: string;
  nameEn: string;
}

/** Containers of one type: its number in the dictionary and its name on the trade's papers. */
export interface AskedContainers {
  ctnType: number;
  name: string;
  count: number;
}

/** What the address asks, with what its codes stand for. */
export interface Lane {
  from: Port;
  to: Port;
  containers: readonly AskedContainers[];
}

const held = (value: string | undefined, rule: { is(value: unknown): boolean }) =>
  value !== undefined && rule.is(value) ? value : undefined;

/** `60x40x50x20`; undefined where it is no carton. */
function boxOf(text: string): RateAskBox | undefined {
  const [length = '', width = '', height = '', count = '', ...more] = text.split('x');
  const sides = [length, width, height].every((side) => decimal.is(side) && /[1-9]/.test(side));
  return sides && more.length === 0 && pieces.is(count) && Number(count) > 0
    ? { length, width, height, pieces: count }
    : undefined;
}
const MOST_BOXES = 20;

/** The cartons of an address. */
export const boxesOf = (boxes: string | undefined): RateAskBox[] =>
  (boxes ?? '').split(',', MOST_BOXES).flatMap((one) => boxOf(one) ?? []);
const boxesText = (boxes: readonly RateAskBox[]): string =>
  boxes.map((box) => [box.length, box.width, box.height, box.pieces].join('x')).join(',');

/** An airport goes by three letters. */
const IATA = /^[A-Z]{3}$/;
const place = { is: (value: unknown) => unLocode.is(value) || IATA.test(String(value)) };

/** What of an address holds to the rules; anything else was not said. */
const heldIn = (search: FreightSearch): FreightSearch => ({
  ...search,
  from: held(search.from, place),
  to: held(search.to, place),
  boxes: boxesText(boxesOf(search.boxes)) || undefined,
  weight: held(search.weight, weightRule),
  volume: held(search.volume, volumeRule),
  day: held(search.day, localDate),
});

/** What an address asks: the route leaves it as it was typed. */
export const exactOf = (search: FreightSearch): FreightSearch => heldIn(freightSearch({ ...search }));

/** `40HQx2,20GPx1` read by the names of the dictionary; undefined where it names none. */
export function containersOf(ctn: string | undefined, types: readonly Named[]): AskedContainers[] | undefined {
  if (!ctn) return undefined;
  const asked = ctn.split(',').flatMap((one): AskedContainers[] => {
    const [name = '', count = ''] = one.split('x');
    const type = types.find(({ nameEn }) => nameEn === name);
    return type ? [{ ctnType: type.id, name, count: Number(count) }] : [];
  });
  return asked.length > 0 ? asked : undefined;
}

/** The question of an address, as the form takes it. */
export const askOf = (
  { weight = '', volume = '', goods, boxes }: FreightSearch,
  ends: { from: Port | undefined; to: Port | undefined },
  containers: readonly AskedContainers[],
  transportType: string,
): RateAsk => ({
  origin: ends.from?.id ?? null,
  destination: ends.to?.id ?? null,
  transportType,
  containers: containers.map(({ ctnType, count }) => ({ type: String(ctnType), count })),
  weight,
  volume,
  productType: goods === undefined ? '' : String(goods),
  boxes: boxesOf(boxes),
});

/** The address of a question; what narrowed the answer to another one is gone. */
export const searchOf = (
  { transportType, containers, weight, volume, productType, boxes }: RateAsk,
  ends: { from: string; to: string },
  types: readonly Named[],
): FreightSearch => ({
  mode: oneOf(transportType, MODES),
  ...ends,
  ctn:
    containers.map(({ type, count }) => `${types.find(({ id }) => String(id) === type)?.nameEn}x${count}`).join(',') ||
    undefined,
  weight: weight || undefined,
  volume: volume || undefined,
  boxes: boxesText(boxes) || undefined,
  goods: productType ? Number(productType) : undefined,
});

/** What a search of a lane asks the server. */
export const callOf = ({ from, to, containers }: Lane, search: FreightSearch, size: number) => ({
  polId: from.id,
  podId: to.id,
  containers: containers.map(({ ctnType, count }) => ({ ctnType, count })),
  ...(search.day && { etdFrom: search.day, etdTo: search.day }),
  shippingIds: search.carrier === undefined ? [] : [search.carrier],
  ...(search.direct && { direct: true }),
  ...(search.wharf !== undefined && { wharfId: search.wharf }),
  sort: oneOf(search.sort, ['transit', 'etd']) ?? ('total' as const),
  ...(search.weight && { weight: search.weight }),
  ...(search.volume && { volume: search.volume }),
  ...(search.goods !== undefined && { goodsType: search.goods }),
  current: 1,
  size,
});
