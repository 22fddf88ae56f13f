import type { PriceLevel } from '@lading/api-client/contract';
import {
  type CostLine,
  type FbaCargo,
  type FbaCartons,
  type FbaPrice,
  fbaPrice,
  predictedCost,
} from '@lading/validators/freight';
import type { FbaExtra, fbaPrices } from '../database/schema.ts';
import type { Language } from '../messages/say.ts';
import { shownCost } from './cost.ts';
import type { Line } from './line-words.ts';
import type { Fx } from './named.ts';
import { savedOf, unitPrice } from './own-charges.ts';

export type Row = typeof fbaPrices.$inferSelect;

/** What is known of a cargo, as it is asked and as an enquiry keeps it. */
export interface Cargo {
  readonly weight?: string | null | undefined;
  readonly volume?: string | null | undefined;
  readonly count?: number | null | undefined;
  readonly cartons: readonly FbaCartons[];
  readonly goodsType?: number | null | undefined;
}

/** Undefined where nobody said how heavy it is. */
export function cargoOf({ cartons, weight, volume, count }: Cargo): FbaCargo | undefined {
  if (cartons.length > 0) return { cartons };
  if (!weight && !volume) return undefined;
  return { weight: weight || '0', volume: volume ?? undefined, count: count ?? undefined };
}

const FREIGHT = {
  charge: { name: '头程运费', nameEn: 'First leg to the site', note: '', noteEn: '' },
  taxed: {
    name: '头程运费（清关、关税、派送）',
    nameEn: 'First leg: sea, clearance, duty, delivery',
    note: '',
    noteEn: '',
  },
  OVS: { name: '超长附加费', nameEn: 'Oversize pieces', note: '', noteEn: '' },
  OWS: { name: '超重附加费', nameEn: 'Overweight pieces', note: '', noteEn: '' },
} as const;

function worded(line: CostLine, extras: readonly FbaExtra[], taxIncluded: boolean): Line {
  const extra = extras.find(({ code, side }) => code === line.code && side === line.side);
  const own = line.code === 'OF' ? (taxIncluded ? FREIGHT.taxed : FREIGHT.charge) : undefined;
  const fee = line.code === 'OVS' || line.code === 'OWS' ? FREIGHT[line.code] : undefined;
  const charge = own ?? (extra ? { name: extra.name, nameEn: extra.nameEn, note: '', noteEn: '' } : fee);
  return { ...line, payTerm: 'PP', ...(charge && { charge }) };
}

/** What goods are charged by: extras for others do not count. */
const extrasFor = (extras: readonly FbaExtra[], goodsType: number | null | undefined) =>
  extras.filter(
    ({ goodsTypes }) => goodsTypes.length === 0 || (typeof goodsType === 'number' && goodsTypes.includes(goodsType)),
  );

/** The prices of a kilogram, and of a cubic metre, for whoever asks. */
export function pricesAt(row: Row, level: PriceLevel) {
  const at = (member: string) => unitPrice(member, row, level, row.currency);
  return {
    breaks: row.breaks.map(({ fromKg, price }) => ({ fromKg, ...at(price) })),
    perCbm: row.pricePerCbm === null ? null : at(row.pricePerCbm).price,
  };
}

/** The sum of a channel at a level: everything by the module that all reckon with. */
function pricedBy(row: Row, cargo: FbaCargo, unit: 'kg' | 'cbm', asked: Cargo, level: PriceLevel): FbaPrice {
  const { breaks, perCbm } = pricesAt(row, level);
  return fbaPrice(
    {
      currency: row.currency,
      divisor: `${row.divisor}`,
      compareBy: row.compareBy,
      roundTo: row.roundTo,
      cartonMin: row.cartonMin ?? undefined,
      shipmentMin: row.shipmentMin ?? undefined,
      breaks: breaks.map(({ fromKg, price }) => ({ from: `${fromKg}`, price })),
      pricePerCbm: perCbm,
      minCbm: row.minCbm ?? undefined,
      oversize: row.oversize ?? undefined,
      extras: extrasFor(row.extras, asked.goodsType).map(({ included, ...extra }) => ({
        ...extra,
        currency: row.currency,
        includedInFreight: included,
      })),
    },
    cargo,
    { unit },
  );
}

interface Asked {
  readonly cargo: Cargo;
  readonly unit: 'kg' | 'cbm';
  readonly level: PriceLevel;
  readonly fx: Fx;
  readonly language: Language;
}

/** What a cargo comes to by the kilogram: its lines, as they are kept, and how its weight came about. */
export interface Reckoned {
  readonly lines: Line[];
  readonly weights: FbaPrice['weights'];
}

/** Undefined where nobody said how heavy it is. */
export function reckoned(row: Row, asked: Cargo, level: PriceLevel): Reckoned | undefined {
  const cargo = cargoOf(asked);
  if (!cargo) return undefined;
  const { lines, weights } = pricedBy(row, cargo, 'kg', asked, level);
  return { lines: lines.map((line) => worded(line, row.extras, row.taxIncluded)), weights };
}

/** The lines of a channel for a cargo, as they are kept; undefined where nobody said how heavy it is. */
export const fbaLines = (row: Row, asked: Cargo, level: PriceLevel): Line[] | undefined =>
  reckoned(row, asked, level)?.lines;

/** What a cargo comes to by a channel, line by line; null where nobody said how heavy it is. */
export function quoted(row: Row, { cargo: asked, unit: wished, level, fx, language }: Asked) {
  const cargo = cargoOf(asked);
  if (!cargo) return null;
  const unit: 'kg' | 'cbm' = wished === 'cbm' && row.pricePerCbm !== null ? 'cbm' : 'kg';
  const own = pricedBy(row, cargo, unit, asked, level);
  const list = level === 'visitor' ? null : pricedBy(row, cargo, unit, asked, 'visitor');
  const linesOf = (priced: FbaPrice) => priced.lines.map((line) => worded(line, row.extras, row.taxIncluded));
  const totalOf = (priced: FbaPrice) => predictedCost(linesOf(priced), { currency: row.currency, rates: fx }).predicted;
  const lines = linesOf(own);
  const into = { currency: row.currency, rates: fx, level, freeDays: null };
  const freight = lines.find(({ code }) => code === 'OF')?.amount ?? null;
  return {
    actual: own.weights.actual,
    volume: own.weights.volume,
    chargeable: own.weights.chargeable,
    by: own.weights.by,
    unit,
    quantity: own.quantity,
    price: own.price,
    listPrice: list?.price ?? null,
    freight: freight === null ? null : { currency: row.currency, amount: freight },
    total: totalOf(own),
    memberSaving: savedOf(level, (at) => totalOf(pricedBy(row, cargo, unit, asked, at))),
    refused: own.refused.map((one) => ({ ...one })),
    cost: shownCost(lines, into, language),
  };
}
