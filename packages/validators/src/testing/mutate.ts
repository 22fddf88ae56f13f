import fc, { type Arbitrary } from 'fast-check';

type Row = Record<string, unknown>;

// Values as broken forms, files and foreign programs send them.
const VALUES: readonly unknown[] = [
  '',
  ' ',
  '\n',
  '0',
  '00',
  '1',
  '-1',
  '1.5',
  '1e3',
  '1,234.5',
  '１２',
  '12345678901234',
  '0.00001',
  'x',
  '中文',
  'é',
  'CSQU3054383',
  'CSQU3054384',
  'csqu3054383',
  'ABCD1234567',
  'CSQU305438',
  ' CSQU3054383',
  'ſSQU3054383',
  '2026-11-26',
  '2026-02-29',
  '2026-13-01',
  '2026-11-18T16:40:12+08:00',
  '2026-11-18 16:40:12',
  '2026-02-30T00:00:00Z',
  'a@b.cn',
  'a@b.cn,c@d.com',
  'a@b.cn，c@d.com',
  'a@b',
  '13800138000',
  '16600138000',
  '021-63757000',
  'abc123',
  'abcdef',
  '850440',
  '8504.40',
  '77',
  'S'.repeat(61),
  'X'.repeat(36),
  'A\r\nB',
  '“A”',
  'PARTS',
  'N/M',
  null,
  undefined,
  0,
  1,
  -1,
  1.5,
  Number.NaN,
  1e21,
  7n,
  true,
  false,
  Symbol('x'),
  [],
  {},
  ['CSQU3054383'],
  { length: 1 },
  new Date(0),
  new Map(),
  Object.create(null),
  () => 'x',
];

// Keys that every object inherits, such as `toString`, make yup itself throw, so none is generated.
const key = fc.string().filter((name) => !(name in {}));

const value = (): Arbitrary<unknown> =>
  fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...VALUES) }, { weight: 1, arbitrary: fc.anything({ key }) });

/** One slip: which field, of the record or of a row of one of its lists, and what stands there instead; `drop` takes the key away. */
const slip = fc.record({
  list: fc.nat(5),
  row: fc.nat(60),
  field: fc.nat(60),
  whole: fc.nat(40),
  drop: fc.nat(6),
  value: value(),
});

type Slip = typeof slip extends Arbitrary<infer S> ? S : never;

const pick = <T>(from: readonly T[], place: number): T | undefined => from[place % from.length];

function spoil(record: Row, { list, row, field, whole, drop, value }: Slip): void {
  const lists = Object.keys(record).filter(
    (name) => Array.isArray(record[name]) && (record[name] as unknown[]).length > 0,
  );
  const name = list < 3 ? pick(lists, list) : undefined;
  const rows = name === undefined ? undefined : (record[name] as unknown[]);
  const place = rows ? row % rows.length : 0;
  const one = rows ? rows[place] : record;
  if (rows && whole === 0) rows[place] = value;
  else if (name && whole === 1) record[name] = value;
  else if (rows && whole === 2) rows.push(value);
  else if (rows && whole === 3) delete rows[place];
  else if (typeof one === 'object' && one !== null) {
    const key = pick(Object.keys(one), field);
    if (key === undefined) return;
    if (drop === 0) delete (one as Row)[key];
    else (one as Row)[key] = value;
  }
}

// The same record with its keys in reverse order, for code that might depend on the order.
const shuffled = (record: Row): Row => Object.fromEntries(Object.entries(record).reverse());

/** A record with up to six things wrong with it, among them its keys in another order. */
export const spoilt = (make: () => Row): Arbitrary<unknown> =>
  fc.tuple(fc.array(slip, { maxLength: 6 }), fc.nat(9), fc.nat(60), value()).map(([slips, order, none, other]) => {
    const record = make();
    for (const one of slips) spoil(record, one);
    if (none === 0) return other;
    return order === 0 ? shuffled(record) : record;
  });
