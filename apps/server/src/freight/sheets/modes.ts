import { DECLARE_KINDS, SPACE_STATES } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { type AirBreak, airRates, declareRates, lclRates, truckRates } from '../../database/schema.ts';
import { boxOf, ctnTypeOf } from '../named.ts';
import { amountIn, day, headOf, measure, money, port, portsOn, whole, words } from './cells.ts';
import { choice, cutoff, STATUS, weekdays } from './choices.ts';
import { CURRENCIES, ends, validity } from './fcl.ts';
import type { ColumnFault, RateColumn, SheetKind, Written } from './kind.ts';

/** Sheets of the other modes. */

const currency = choice('currency', ['币种', 'Currency'], CURRENCIES, { required: true, example: 'USD' });
const since = day('validFrom', ['有效期自', 'Valid from'], { required: true });
const until = day('validTo', ['有效期至', 'Valid to'], { required: true, example: '2026-12-14' });
const days = whole('transitDays', ['航程', 'Days'], [1, 99], { required: true, example: '31' });
const remarks = {
  remark: words('remark', ['备注', 'Remark'], 500),
  remarkEn: words('remarkEn', ['英文备注', 'Remark in English'], 500),
  status: STATUS,
};

type Warehouse = Readonly<Record<'name' | 'address' | 'contact' | 'hours', string>>;
const NO_WAREHOUSE: Warehouse = { name: '', address: '', contact: '', hours: '' };
/** Where cargo is brought to. */
const site = (part: keyof Warehouse, zh: string, en: string): RateColumn => ({
  type: 'text' as const,
  head: headOf([zh, en]),
  read: (row) => (row['warehouse'] as Warehouse | undefined)?.[part] ?? '',
  write: (text, _lists, row) =>
    text.length > 200
      ? { code: 'long', values: { most: 200 } }
      : { value: { warehouse: { ...NO_WAREHOUSE, ...(row['warehouse'] as Warehouse | undefined), [part]: text } } },
});

export const lclSheet: SheetKind = {
  sheet: 'lcl',
  table: lclRates,
  numbered: 'LC',
  order: [lclRates.polId, lclRates.podId, lclRates.coLoader, lclRates.validFrom],
  words: [lclRates.rateNo, lclRates.coLoader, lclRates.serviceCode],
  ends: [lclRates.polId, lclRates.podId],
  by: { polId: lclRates.polId },
  alike: ['pol', 'pod', 'coLoader', 'service'],
  check: (row) => [...validity(row), ...ends(row)],
  columns: {
    pol: port('polId', ['起运港', 'POL'], 'CNNGB'),
    pod: port('podId', ['目的港', 'POD'], 'DEHAM'),
    coLoader: words('coLoader', ['庄家', 'Co-loader'], 50, { required: true, example: 'Some Consol' }),
    service: words('serviceCode', ['航线代码', 'Service'], 11),
    // Freight may be given back: the consignee's lines then hold it.
    price: money('price', ['单价/计费吨', 'Per W/M'], { required: true, price: true, signed: true, example: '45' }),
    currency,
    minRt: measure('minRt', ['最低计费吨', 'Minimum W/M'], { required: true, example: '1' }),
    ratio: whole('ratio', ['重量体积比', 'kg per CBM'], [100, 2_000], { required: true, example: '1000' }),
    days: weekdays('etdDays', ['船期', 'ETD']),
    transit: days,
    via: words('via', ['中转', 'Via'], 50),
    cfs: cutoff('cfsCutoff', ['截仓', 'CFS cut-off']),
    doc: cutoff('docCutoff', ['截单', 'Doc cut-off']),
    from: since,
    to: until,
    left: measure('spaceLeft', ['余位 CBM', 'Left CBM']),
    site: site('name', '进仓仓库', 'Warehouse'),
    address: site('address', '进仓地址', 'Address'),
    contact: site('contact', '联系人', 'Contact'),
    hours: site('hours', '收货时间', 'Hours'),
    ...remarks,
  },
};

const breaksOf = (row: Written) => (row['breaks'] as readonly AirBreak[] | undefined) ?? [];
/** What a kilogram costs from so many on: N is for less than 45. */
const from = (weight: number): RateColumn => {
  const name = weight === 0 ? 'N' : `Q${weight}`;
  return {
    type: 'money' as const,
    head: headOf([name, name]),
    price: true as const,
    ...(weight === 100 && { example: '33.60' }),
    read: (row) => breaksOf(row).find((one) => one.from === weight)?.member ?? '',
    write(text, _lists, row) {
      const said = amountIn(text);
      if (!('value' in said)) return said;
      const others = breaksOf(row).filter((one) => one.from !== weight);
      const own = said.value === null ? [] : [{ from: weight, member: said.value }];
      return { value: { breaks: [...others, ...own].sort((a, b) => a.from - b.from) } };
    },
  };
};

/** A break costs less than the one before it. */
function falling(row: Written): ColumnFault[] {
  const breaks = breaksOf(row);
  if (breaks.length === 0) return [{ column: 'q100', code: 'required' }];
  return breaks.flatMap((one, at): ColumnFault[] => {
    const before = breaks[at - 1];
    return before && compareDecimal(one.member, before.member) > 0
      ? [{ column: one.from === 0 ? 'n' : `q${one.from}`, code: 'rising' }]
      : [];
  });
}

const airline: RateColumn = {
  type: 'code' as const,
  head: headOf(['航空公司', 'Airline']),
  required: true as const,
  example: 'CA',
  read: (row, lists) => lists.airlineCode(Number(row['airlineId'])),
  write(text, lists) {
    const found = lists.airlineId(text);
    return found === undefined ? { code: 'notListed' } : { value: { airlineId: found } };
  },
};

export const airSheet: SheetKind = {
  sheet: 'air',
  table: airRates,
  numbered: 'AR',
  order: [airRates.startId, airRates.endId, airRates.airlineId, airRates.validFrom],
  words: [airRates.rateNo, airRates.flightNo],
  ends: [airRates.startId, airRates.endId],
  by: { polId: airRates.startId },
  alike: ['pol', 'pod', 'airline', 'flight'],
  check: (row) => [
    ...validity(row),
    ...falling(row),
    ...(row['startId'] === row['endId'] ? [{ column: 'pod', code: 'same' as const }] : []),
  ],
  columns: {
    pol: port('startId', ['起运机场', 'From'], 'PVG'),
    pod: port('endId', ['目的机场', 'To'], 'LAX'),
    airline,
    flight: words('flightNo', ['航班', 'Flight'], 10, { example: 'CA1055' }),
    days: weekdays('flightDays', ['班期', 'Flight days']),
    transit: whole('transitDays', ['时效', 'Days'], [1, 30], { required: true, example: '2' }),
    via: portsOn('viaIds', ['中转', 'Via'], 3),
    currency: { ...currency, example: 'CNY' },
    min: money('min', ['最低收费 M', 'Minimum M'], { required: true, price: true, example: '460' }),
    n: from(0),
    q45: from(45),
    q100: from(100),
    q300: from(300),
    q500: from(500),
    q1000: from(1000),
    from: since,
    to: until,
    space: choice('spaceState', ['舱位', 'Space'], SPACE_STATES, { required: true, example: 'open' }),
    left: measure('spaceLeft', ['余位 kg', 'Left kg']),
    cargo: cutoff('cargoCutoff', ['截货', 'Cargo cut-off']),
    ...remarks,
  },
};

const ctnType: RateColumn = {
  type: 'code' as const,
  head: headOf(['箱型', 'Box']),
  required: true as const,
  example: '40HQ',
  read: (row) => (row['ctnType'] === undefined ? '' : boxOf(Number(row['ctnType']))),
  write(text) {
    const found = ctnTypeOf(text.toUpperCase());
    return found === null ? { code: 'notListed' } : { value: { ctnType: found } };
  },
};
const city: RateColumn = {
  type: 'text' as const,
  head: headOf(['区县', 'District']),
  required: true as const,
  example: '宁波市 北仑区',
  read: (row, lists) => lists.cityName(Number(row['cityId'])),
  write(text, lists) {
    const found = lists.cityId(text);
    return found === undefined ? { code: 'notListed' } : { value: { cityId: found } };
  },
};

export const truckSheet: SheetKind = {
  sheet: 'truck',
  table: truckRates,
  order: [truckRates.portId, truckRates.cityId, truckRates.ctnType],
  words: [truckRates.remark, truckRates.remarkEn],
  ends: [truckRates.portId],
  by: { polId: truckRates.portId },
  alike: ['pol', 'city', 'box'],
  check: validity,
  columns: {
    pol: port('portId', ['港口', 'Port'], 'CNNGB'),
    city,
    box: ctnType,
    price: money('price', ['包干价', 'Price'], { required: true, price: true, example: '950' }),
    currency: { ...currency, example: 'CNY' },
    waitFree: whole('waitFree', ['免等 h', 'Free waiting h'], [0, 72], { required: true, example: '4' }),
    waitPrice: money('waitPrice', ['压夜/h', 'Waiting per h'], { required: true, example: '60' }),
    from: since,
    to: until,
    ...remarks,
  },
};

const KINDS = {
  general: ['一般贸易', 'General trade'],
  express: ['跨境电商', 'E-commerce'],
  transit: ['转关', 'Transit'],
} as const;

export const declareSheet: SheetKind = {
  sheet: 'declare',
  table: declareRates,
  order: [declareRates.portId, declareRates.kind],
  words: [declareRates.remark, declareRates.remarkEn],
  ends: [declareRates.portId],
  by: { polId: declareRates.portId },
  alike: ['pol', 'kind'],
  check: () => [],
  columns: {
    pol: port('portId', ['口岸', 'Port'], 'CNNGB'),
    kind: choice(
      'kind',
      ['报关方式', 'Kind'],
      DECLARE_KINDS.map((kind) => [kind, ...KINDS[kind]] as const),
      { required: true, example: 'general' },
    ),
    price: money('price', ['每票', 'Per set'], { required: true, price: true, example: '200' }),
    perPage: money('perPage', ['续页', 'Per further page'], { required: true, price: true, example: '50' }),
    currency: { ...currency, example: 'CNY' },
    examination: words('examination', ['查验', 'Examination'], 200),
    examinationEn: words('examinationEn', ['英文查验', 'Examination in English'], 200),
    to: day('validTo', ['有效期至', 'Valid to'], { example: '' }),
    ...remarks,
  },
};
