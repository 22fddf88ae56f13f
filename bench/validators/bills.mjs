import { containerNumber, SPOILERS } from './container-numbers.mjs';
import { random } from './random.mjs';
import { CELLS, FIELDS, LIST } from './record.mjs';

const PARTY = [
  'NINGBO HAOYU IMPORT AND EXPORT CO., LTD.\r\nROOM 1208, NO. 56 ZHONGSHAN EAST ROAD\r\nHAISHU DISTRICT, NINGBO, CHINA 315000',
  'PACIFIC HOME GOODS INC.\r\n4100 E. 26TH STREET, SUITE 300\r\nVERNON, CA 90058, USA\r\nTEL: +1 323 555 0142',
];
const GOODS = [
  'STAINLESS STEEL KITCHEN SINKS\r\nMODEL KS-4050, KS-6045\r\nWITH FAUCETS AND DRAIN FITTINGS\r\nPACKED IN 1,240 CARTONS',
  'WOODEN DINING CHAIRS (OAK)\r\n4 PCS PER CARTON',
  'N/M',
];

/** A legal text of each kind. */
const MAKERS = {
  text: (chance) => `${chance.pick(['COSCO SHIPPING', 'CY-CY', '普通货物', 'PREPAID', '40HQ'])} ${chance.digits(4)}`,
  latin: (chance) => chance.pick([...PARTY, ...GOODS]),
  unLocode: (chance) => chance.pick(['CNNGB', 'CNSHA', 'USLAX', 'USLGB', 'DEHAM']),
  phone: (chance) => chance.pick([`0574-8${chance.digits(7)}`, `138${chance.digits(8)}`, `+86139${chance.digits(8)}`]),
  mobile: (chance) => `1${chance.pick('345789')}${chance.digits(9)}`,
  email: (chance) => `docs.${chance.digits(3)}@haoyu-trade.com`,
  emailList: (chance) => `docs${chance.digits(2)}@haoyu.com.cn,bill_${chance.digits(2)}@pacific-home.com`,
  postalCode: (chance) => chance.digits(6),
  hsCode: (chance) => `7324${chance.digits(chance.pick([2, 4, 6]))}`,
  integer: (chance) => `${chance.below(2_000)}`,
  weight: (chance) => `${1 + chance.below(25_000)}.${chance.digits(3)}`,
  money: (chance) => `${chance.below(9_000)}.${chance.digits(2)}`,
  container: containerNumber,
  seal: (chance) => `CN${chance.digits(8)}`,
};

/** What makes a text of each kind an illegal one. Every contestant must say so. */
const BREAKERS = {
  text: [() => '', () => '   ', () => null],
  latin: [(text) => `${text}，`, (text) => `CAFÉ ${text}`, (text) => `中${text}`, (text) => `${text}\u00A0`],
  unLocode: [() => 'CNNG', () => 'cnngb', () => 'CNNG1', () => 'CNNGB ', () => 'CN-NGB'],
  phone: [() => '1280013800', () => '0574-12345', () => '+8512345678901', () => '021-6375700O', () => '400-8200-000X'],
  mobile: [() => '1380013800', () => '12800138000', () => '138001380000', () => '１3800138000'],
  email: [() => 'docs@haoyu', () => 'docs haoyu@a.com', () => '@a.com', () => 'a@b..com', () => 'a@-b.com'],
  emailList: [(text) => text.replace(',', '，'), (text) => text.replace(',', ';'), (text) => `${text},`, () => 'a@b'],
  postalCode: [() => '31500', () => '3150000', () => '31500O'],
  hsCode: [() => '8504.40', () => '61102', () => '８５０４４０', () => '850440A'],
  integer: [() => '-1', () => '1.0', () => '1,240', () => '12 '],
  weight: [
    () => '1,234.5',
    () => '012.5',
    () => '1.23456',
    () => '.5',
    () => '5.',
    () => '1e3',
    () => '12345678901234',
  ],
  money: [() => '10000000000', () => '1.234', () => '00.5', () => '¥5', () => '-5'],
  container: SPOILERS,
  seal: [(text) => `CN-${text}`, (text) => text.repeat(7), (text) => `${text}；`, (text) => `${text}/`],
};

const madeOf = (spec, chance) =>
  Object.fromEntries(
    spec.map(({ name, kind, required }) => [name, required || chance.below(4) > 0 ? MAKERS[kind](chance) : '']),
  );

// Parsed, so that the strings are flat and the objects have the shape that an answer of a server has.
const parsed = (value) => JSON.parse(JSON.stringify(value));

/** A legal row of the list of containers. */
const row = (chance) => madeOf(CELLS, chance);

/** A legal bill. */
export function bill(seed, containers = 50) {
  const chance = random(seed);
  return parsed({ ...madeOf(FIELDS, chance), [LIST]: Array.from({ length: containers }, () => row(chance)) });
}

/** Legal rows of an import, every hundredth of them with one wrong cell. */
export function manyRows(count, seed = 1) {
  const chance = random(seed);
  return parsed(
    Array.from({ length: count }, (_, index) => {
      const made = row(chance);
      if (index % 100 === 99) spoil(made, CELLS, chance);
      return made;
    }),
  );
}

function spoil(record, spec, chance, done = new Set()) {
  // Free text cannot be wrong where nothing is required.
  const { name, kind } = chance.pick(
    spec.filter((one) => !done.has(one.name) && (one.required || one.kind !== 'text')),
  );
  record[name] = chance.pick(BREAKERS[kind])(record[name] || MAKERS[kind](chance));
  return name;
}

/** The six errors of the comparison: one of each common sort, spread over the bill. */
export function billWithSixErrors(seed) {
  const made = bill(seed);
  const rows = made[LIST];
  made.etd = '';
  made.goods = `${made.goods}，`;
  made.hsCode = '8504.40';
  rows[7].ctnNo = SPOILERS[0](rows[7].ctnNo);
  rows[23].sealNo = `CN-${rows[23].sealNo}`;
  rows[41].weight = '1,234.5';
  return { bill: parsed(made), paths: ['etd', 'goods', 'hsCode', ...sixRows()].sort() };
}

const sixRows = () => [`${LIST}[7].ctnNo`, `${LIST}[23].sealNo`, `${LIST}[41].weight`];

/** A bill with up to 12 wrong texts anywhere, and their paths. */
export function spoiledBill(seed) {
  const chance = random(seed);
  const made = bill(seed, 8);
  const paths = new Set();
  const count = chance.below(13);
  for (let error = 0; error < count; error++) {
    if (chance.below(2) === 0) paths.add(spoil(made, FIELDS, chance, paths));
    else {
      const at = chance.below(made[LIST].length);
      const prefix = `${LIST}[${at}].`;
      const done = new Set(
        [...paths].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length)),
      );
      paths.add(`${prefix}${spoil(made[LIST][at], CELLS, chance, done)}`);
    }
  }
  return { bill: parsed(made), paths: [...paths].sort() };
}
