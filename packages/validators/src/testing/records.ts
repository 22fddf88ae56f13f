import { BILL_FIELDS, type BillKind, type FieldDefinition, type FieldType } from '../bill/fields.ts';

type Row = Record<string, unknown>;

const OF_TYPE: Record<FieldType, unknown> = {
  id: 7,
  integer: 4,
  text: 'COSCO SHIPPING',
  decimal: '6200.500',
  date: '2026-11-26',
  instant: '2026-11-18T16:40:12+08:00',
};
const PARTY = 'NINGBO HAOYU HOMEWARE CO., LTD.\nNO. 88 JIANGNAN ROAD\nNINGBO, CHINA';
const OWN: Row = {
  fAddress: PARTY,
  sAddress: 'GLOBEX GMBH\nSTEINWEG 4\n20095 HAMBURG',
  tAddress: 'SAME AS CONSIGNEE',
  tAddressSecond: '',
  blTel: '0574-87654321',
  blEmail: 'docs@example.com,import@example.cn',
};

export const goodsRow = (): Row => ({
  id: 7,
  marks: 'N/M',
  goods: 'PLASTIC KITCHEN CONTAINERS',
  goodsType: 1,
  goodsTypeName: '普货',
  packageType: 3,
  packageTypeName: 'CARTONS',
  hsCode: '3924100000',
  number: 1280,
  weight: '12400.000',
  volume: '56.1200',
});

// A row of the container table with all its nine cells filled in.
export const containerRow = (place = 0): Row => ({
  ctnType: 2,
  ctnTypeName: '40HQ',
  ctnNo: NUMBERS[place % NUMBERS.length],
  sealNo: `CN${10_000_000 + place}`,
  packageType: 3,
  packageTypeName: 'CARTONS',
  number: '640',
  weight: '6200.000',
  volume: '28.0600',
});

const NUMBERS = [
  'CSQU3054383',
  'TEXU3070079',
  'MSKU6011672',
  'MWCU6059784',
  'TCNU7200794',
  'TOLU4734787',
  'CBHU3202732',
];

/** A bill that holds to every rule of its record, without a warning when it has one line of goods and two containers. */
export function billOf(kind: BillKind, lines = 1, containers = 2): Row {
  const list = (BILL_FIELDS as readonly FieldDefinition[]).filter(({ only = kind }) => only === kind);
  return {
    ...Object.fromEntries(list.map(({ name, type }) => [name, OWN[name] ?? OF_TYPE[type]])),
    goods: Array.from({ length: lines }, goodsRow),
    containers: Array.from({ length: containers }, (_, place) => containerRow(place)),
    actualNumber: 1280,
    actualWeight: '12400.000',
    actualVolume: '56.1200',
  };
}

/** The other records, filled in. */
export const RECORDS = {
  login: () => ({ account: '13800138000', password: 'kx7-Pearl' }),
  smsLogin: () => ({ phone: '13800138000', smsCode: '482913' }),
  register: () => ({
    phone: '13800138000',
    captcha: 'dragged',
    smsCode: '482913',
    companyName: '宁波浩宇',
    name: '陈蔚',
    password: 'kx7-Pearl',
    confirm: 'kx7-Pearl',
    agreement: true,
  }),
  changePhone: () => ({ phone: '13800138000', smsCode: '482913', newPhone: '13900139000', newSmsCode: '104822' }),
  changePassword: () => ({ phone: '13800138000', smsCode: '482913', password: 'kx7-Pearl', confirm: 'kx7-Pearl' }),
  rateQuery: () => ({
    origin: 11,
    destination: 'USLAX',
    transportType: 'FCL',
    containerType: 2,
    weight: '1200',
    volume: '3.5',
  }),
  tracking: () => ({ workNo: 'W2026110001', warehouseEntryNo: 'NB88231' }),
  feedback: () => ({ name: '陈蔚', email: 'docs@example.com', phone: '0574-87654321', content: '你好' }),
} satisfies Record<string, () => Row>;
