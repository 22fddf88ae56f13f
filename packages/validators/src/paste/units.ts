import { halfWidth } from '../half-width.ts';
import type { Figure } from './fields.ts';

/** A unit beside a figure. */
export interface Unit {
  /** as it was written, half-width and in capitals */
  readonly name: string;
  readonly figure: Figure;
  /** by which power of ten it is more than the unit of the field; undefined where the figure cannot be converted exactly */
  readonly power?: number;
}

/** The units of the fields, as the messages select them. */
export const EXPECTED: Record<Figure, string> = { number: 'none', weight: 'KGS', volume: 'CBM' };

const table = (figure: Figure, power: number | undefined, names: string) =>
  names.split(' ').map((name) => [name, { figure, ...(power !== undefined && { power }) }] as const);

const UNITS = new Map([
  ...table('weight', 0, 'KGS KG KGM KILO KILOS KILOGRAM KILOGRAMS 公斤 千克'),
  ...table('weight', 3, 'T MT MTS TON TONS TNE 吨 公吨 噸'),
  ...table('weight', undefined, 'LB LBS LBR POUND POUNDS 磅'),
  ...table('volume', 0, 'CBM CBMS M3 MTQ 立方 立方米 方'),
  ...table('volume', undefined, 'CFT CUFT FT3 FTQ 立方英尺'),
  ...table(
    'number',
    0,
    'CTN CTNS CARTON CARTONS PKG PKGS PACKAGE PACKAGES PK PCS PC PIECE PIECES PLT PLTS PALLET PALLETS PX BAG BAGS BOX BOXES CASE ' +
      'CASES CRATE CRATES DRUM DRUMS ROLL ROLLS BUNDLE BUNDLES BALE BALES SACK SACKS PAIL PAILS BARREL BARRELS COIL COILS REEL REELS ' +
      'SHEET SHEETS TUBE TUBES SET SETS IBC IBCS UNITS 件 箱 纸箱 木箱 托 托盘 板 包 袋 卷 桶 捆 盒 台 套 个',
  ),
]);

const LONGEST = 24;

const NOT_ASCII = /[^ -~]/;

/** As `halfWidth`; most texts are ASCII already. */
export const narrow = (text: string): string => (NOT_ASCII.test(text) ? halfWidth(text) : text);

/** Half-width, in ASCII capitals, without points and blanks. */
export function plainName(text: string): string {
  let name = '';
  for (const character of narrow(text)) {
    const code = character.charCodeAt(0);
    if (character === '³') name += '3';
    else if (character !== '.' && character !== ' ')
      name += code > 96 && code < 123 ? String.fromCharCode(code - 32) : character;
  }
  return name;
}

export function unitOf(text: string): Unit | undefined {
  if (text === '' || text.length > LONGEST) return undefined;
  const name = plainName(text);
  const unit = UNITS.get(name);
  return unit && { name, ...unit };
}

// The two parts share no character, so there is one way to match.
const FIGURE = /^[0-9][0-9.,']*(?: [0-9]{3}(?![0-9])[0-9.,']*)*/;
const LONGEST_FIGURE = 40;
const BEGINS_FIGURE = /^[0-9０-９]/;

/** A figure and the unit behind it, from a text such as `12,400 KGS`; undefined when it is something else. */
export function figureOf(raw: string): { figure: string; unit?: Unit } | undefined {
  if (raw.length > LONGEST_FIGURE + LONGEST || !BEGINS_FIGURE.test(raw)) return undefined;
  const text = narrow(raw).trim();
  const [figure = ''] = FIGURE.exec(text) ?? [];
  const behind = text.slice(figure.length).trim();
  if (figure === '' || figure.length > LONGEST_FIGURE) return undefined;
  if (behind === '') return { figure };
  const unit = unitOf(behind);
  return unit && { figure, unit };
}

/** A plain decimal ten to a power larger, exactly. */
export function shifted(decimal: string, power: number): string {
  const [whole = '', part = ''] = decimal.split('.');
  const digits = whole + part.padEnd(power, '0');
  const point = whole.length + power;
  const left = digits.slice(0, point);
  let zeros = 0;
  while (zeros < left.length - 1 && left.charCodeAt(zeros) === 48) zeros++;
  const right = digits.slice(point);
  return left.slice(zeros) + (right && `.${right}`);
}
