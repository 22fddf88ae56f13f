import { sumDecimal, weight } from '../amount.ts';
import { containerGroup } from '../size-type.ts';
import type { PreplanDraft } from './draft.ts';

/** One value that is not the same in two pre-plans: `header.voyage`, `goods.0.weight`, `boxes.CSQU3054383.sealNo`. */
export interface PreplanChange {
  readonly path: string;
  readonly old: string;
  readonly new: string;
}

const isDecimal = (text: string): boolean => weight.is(text);
/** Weights are the same whatever zeros they end in, and types whatever they are called. */
function same(name: string, before: string, after: string): boolean {
  if (before.trim() === after.trim()) return true;
  if (name === 'ctnType')
    return containerGroup(before) !== undefined && containerGroup(before) === containerGroup(after);
  if (name !== 'weight' && name !== 'volume' && name !== 'number') return false;
  return isDecimal(before) && isDecimal(after) && /^-?[0.]*$/.test(sumDecimal([before, `-${after}`]).replace('-', ''));
}

type Row = Readonly<Record<string, string>>;
const EMPTY: Row = {};

function between(prefix: string, before: Row = EMPTY, after: Row = EMPTY): PreplanChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [old, now] = [before[name] ?? '', after[name] ?? ''];
    return same(name, old, now) ? [] : [{ path: `${prefix}.${name}`, old, new: now }];
  });
}

const row = (part: object | undefined): Row | undefined => part as Row | undefined;

/** Everything that another pre-plan says otherwise, in the order of the paper; containers are found by their numbers. */
export function preplanChanges(before: PreplanDraft, after: PreplanDraft): PreplanChange[] {
  const goods = Array.from({ length: Math.max(before.goods.length, after.goods.length) }, (_none, at) =>
    between(`goods.${at}`, row(before.goods[at]), row(after.goods[at])),
  );
  const numbers = [...new Set([...before.boxes, ...after.boxes].map(({ ctnNo }) => ctnNo))];
  const boxes = numbers.map((ctnNo) => {
    const find = (draft: PreplanDraft) => row(draft.boxes.find((one) => one.ctnNo === ctnNo));
    return between(`boxes.${ctnNo}`, find(before), find(after));
  });
  return [
    ...between('header', row(before.header), row(after.header)),
    ...(['shipper', 'consignee', 'notify'] as const).flatMap((role) =>
      between(role, row(before[role]), row(after[role])),
    ),
    ...goods.flat(),
    ...boxes.flat(),
  ];
}

export interface PreplanTotals {
  readonly number: string;
  readonly weight: string;
  readonly volume: string;
}

const summed = (values: readonly string[]): string => sumDecimal(values.filter(isDecimal));

/** Of all goods; what is no figure counts nothing. */
export const preplanTotals = ({ goods }: Pick<PreplanDraft, 'goods'>): PreplanTotals => ({
  number: summed(goods.map(({ number }) => number)),
  weight: summed(goods.map((one) => one.weight)),
  volume: summed(goods.map((one) => one.volume)),
});

const figures = (draft: PreplanDraft) => {
  const { number, weight: mass } = preplanTotals(draft);
  return { totals: { number, weight: mass } };
};

/** What a bill says otherwise that customs were told: packages, weight and containers with their seals and types. */
export function preplanDeviations(filed: PreplanDraft, bill: PreplanDraft): PreplanChange[] {
  const { totals: before } = figures(filed);
  const { totals: after } = figures(bill);
  const told = preplanChanges(filed, bill).filter(({ path }) => /^boxes\..*\.(?:ctnNo|ctnType|sealNo)$/.test(path));
  return [...between('totals', before, after), ...told];
}
