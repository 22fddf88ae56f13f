// One fixture for every app and for the harness, the same on every run.
import { containerNumber } from './container-number.js';
import { FIELDS } from './fields.js';
import { decimal, parts, scaled, sum } from './figures.js';
import { random } from './random.js';

export { CONTAINER_COLUMNS, FIELDS, GOODS_COLUMNS, isFigure } from './fields.js';

export const GOODS_ROWS = 10;
export const CONTAINER_ROWS = 50;
const TABS = 10;
export const TAB_LABELS = Array.from({ length: TABS }, (_, at) => (at === 0 ? 'Main bill' : `Sub-bill ${at}`));

const PORTS = ['SHANGHAI', 'NINGBO', 'YANTIAN', 'LOS ANGELES', 'LONG BEACH', 'SEATTLE', 'HAIPHONG', 'ROTTERDAM'];
// Weights have three places, volumes four.
const GRAM = 10n;
const TYPES = ['20GP', '40GP', '40HQ', '45HQ'];
/** A status of the portal: its number and how its English catalogue calls it. */
export const STATUS = { number: 4, name: 'Copy ready' };
const PACKAGES = ['CARTONS', 'PALLETS', 'BAGS', 'PACKAGES'];

const containerRow = (chance, id) => ({
  id,
  ctnTypeName: chance.pick(TYPES),
  ctnNo: containerNumber(chance),
  sealNo: `SL${chance.digits(8)}`,
  packageTypeName: chance.pick(PACKAGES),
  number: 1 + chance.below(4000),
  weight: decimal(BigInt(1 + chance.below(28_000_000)) * GRAM),
  volume: decimal(BigInt(1 + chance.below(700_000))),
});

export function containers(count, seed = 1) {
  const chance = random(seed);
  return Array.from({ length: count }, (_, id) => containerRow(chance, id));
}

/** What the first page of the shell asks for. */
export const shellRows = () => containers(10, 7);

/** The cargo of the containers, packed the other way round: other rows, the same sums. */
function goodsOf(chance, boxes) {
  const pieces = parts(BigInt(boxes.reduce((total, { number }) => total + number, 0)), GOODS_ROWS);
  const weights = parts(scaled(sum(boxes.map(({ weight }) => weight))) / GRAM, GOODS_ROWS);
  const volumes = parts(scaled(sum(boxes.map(({ volume }) => volume))), GOODS_ROWS);
  return pieces.map((number, id) => ({
    id,
    marks: `N/M ${chance.digits(4)}`,
    goods: `HOUSEHOLD ARTICLES ${chance.digits(4)}`,
    goodsTypeName: 'GENERAL',
    packageTypeName: chance.pick(PACKAGES),
    hsCode: chance.digits(8),
    number: Number(number),
    weight: decimal(weights[id] * GRAM),
    volume: decimal(volumes[id]),
  }));
}

const day = ({ below }) => `2026-0${1 + below(9)}-1${below(10)}`;
const lines = ({ label, rows }, { pick, digits }) =>
  Array.from({ length: rows }, (_, at) => `${label.toUpperCase().slice(0, 12)} ${at + 1} ${pick(PORTS)} ${digits(6)}`);

function textOf(field, chance, figures) {
  const { key, kind } = field;
  if (key in figures) return figures[key];
  if (key === 'webStatusName') return STATUS.name;
  if (kind === 'area') return lines(field, chance).join('\n');
  if (key === 'etd') return day(chance);
  if (key === 'blDate') return `${day(chance)} 10:2${chance.below(10)}:00`;
  if (key === 'blEmail') return `docs${chance.digits(6)}@maker.example`;
  if (key === 'payPlaceName' || /^(?:place|port).*(?:Name|Desc)$/.test(key))
    return `${chance.pick(PORTS)} ${chance.digits(3)}`;
  if (/Code$/.test(key)) return `${chance.pick(['CN', 'US', 'VN', 'NL'])}${chance.pick(['SHA', 'NGB', 'LAX', 'SEA'])}`;
  return `${chance.pick(PACKAGES).slice(0, 4)}${chance.digits(8)}`;
}

/** Bill `at` of order `seed`: its fields as they are read, its cargo, its containers. */
export function bill(at, seed = 0) {
  const chance = random(seed * 1000 + at + 1);
  const boxes = Array.from({ length: CONTAINER_ROWS }, (_, id) => containerRow(chance, id));
  const goods = goodsOf(chance, boxes);
  const number = boxes.reduce((total, box) => total + box.number, 0);
  const [weight, volume] = ['weight', 'volume'].map((key) => sum(boxes.map((box) => box[key])));
  const figures = {
    totalNumber: String(number),
    totalWeight: weight,
    totalVolume: volume,
    actualNumber: String(number - 3),
    actualWeight: sum([weight, '0.5']),
    actualVolume: sum([volume, '0.25']),
  };
  const fields = Object.fromEntries(FIELDS.map((field) => [field.key, textOf(field, chance, figures)]));
  return { id: `${seed}-${at}`, fields, goods, containers: boxes };
}

/** All bills of one order. Every opening takes another order, so that no app can use the text that is there. */
export const order = (seed) => Array.from({ length: TABS }, (_, at) => bill(at, seed));

/** Every value a reader must find on the screen. */
export const valuesOf = ({ fields, goods, containers: boxes }) => [
  ...Object.values(fields),
  ...[...goods, ...boxes].flatMap(({ id: _, ...row }) => Object.values(row).map(String)),
];

/** Every value of a row of containers. */
export const valuesOfRow = ({ id: _, ...row }) => Object.values(row).map(String);
