import { describe, expect, it } from 'vitest';
import { containerNumber } from '../container.ts';
import { billOf, containerRow, goodsRow, RECORDS } from '../testing/records.ts';
import * as account from './account.ts';
import { billRecord } from './bill.ts';
import { checkAt, checkRecord } from './check-record.ts';
import * as query from './query.ts';
import type { RecordSpec } from './spec.ts';

const WRONG = containerNumber.check('X')?.code;

const said = (issues: ReturnType<typeof checkRecord>) => (issues ?? []).map(({ path, code }) => `${path}: ${code}`);

describe('a bill', () => {
  it.each(['MBL', 'HBL'] as const)('passes as %s without a word', (kind) => {
    expect(checkRecord(billRecord[kind], billOf(kind))).toBeNull();
    expect(checkRecord(billRecord[kind], billOf(kind), { warnings: true })).toBeNull();
  });

  it('lists what must not be empty, in the order of the form', () => {
    const both = ['transportClauseId', 'payMethodId', 'shippingId', 'placeReceiptId', 'portStartId', 'portEndId'];
    const rest = ['placeDeliveryId', 'etd', 'blContract', 'blTel', 'blEmail', 'blDate', 'goods'];
    const required = (names: readonly string[]) => names.map((name) => `${name}: required.${name}`);
    expect(said(checkRecord(billRecord.MBL, {}))).toEqual(required([...both, ...rest]));
    const house = [...both.slice(0, 2), 'settleMethodId', ...both.slice(2), ...rest];
    expect(said(checkRecord(billRecord.HBL, { goods: [], remark: ' ' }))).toEqual(required(house));
  });

  it('wants every field of a container and the types of the goods', () => {
    const bill = { ...billOf('MBL'), goods: [{}], containers: [containerRow(), { ctnNo: ' ', number: null }] };
    expect(said(checkRecord(billRecord.MBL, bill))).toEqual([
      'goods[0].goodsType: required.goodsType',
      'goods[0].packageType: required.packageType',
      ...['ctnType', 'ctnNo', 'sealNo', 'packageType', 'number', 'weight', 'volume'].map(
        (name) => `containers[1].${name}: required.${name}`,
      ),
    ]);
  });

  it('names what is no record and no list', () => {
    for (const [value, given] of [
      [null, 'null'],
      [undefined, 'undefined'],
      [[], 'array'],
      ['x', 'string'],
      [() => 0, 'function'],
      [new Date(), 'object'],
    ] as const)
      expect(checkRecord(billRecord.MBL, value)).toEqual([
        { code: 'type.record', params: { given }, severity: 'error', path: '' },
      ]);
    const bill = { ...billOf('MBL'), goods: { 0: goodsRow() }, containers: [null, containerRow(), 7] };
    expect(said(checkRecord(billRecord.MBL, bill))).toEqual([
      'goods: type.rows',
      'containers[0]: type.record',
      'containers[2]: type.record',
    ]);
  });

  it('tells warnings only when asked', () => {
    const bill = billOf('MBL');
    bill['containers'] = [{ ...containerRow(), ctnNo: 'CSQU3054384', sealNo: 'S'.repeat(16) }];
    expect(checkRecord(billRecord.MBL, bill)).toBeNull();
    expect(said(checkRecord(billRecord.MBL, bill, { warnings: true }))).toEqual([
      'containers[0].ctnNo: container.checkDigit',
      'containers[0].sealNo: seal.long',
      'containers: total.number',
      'containers: total.weight',
      'containers: total.volume',
    ]);
  });

  it('warns of a container in two rows and of a seal on two containers', () => {
    const bill = billOf('MBL', 1, 4);
    const [first, second, third, fourth] = bill['containers'] as Record<string, unknown>[];
    Object.assign(second ?? {}, {
      ctnNo: first?.['ctnNo'],
      sealNo: first?.['sealNo'],
      number: '0',
      weight: '0',
      volume: '0',
    });
    Object.assign(fourth ?? {}, { sealNo: third?.['sealNo'], number: '0', weight: '0', volume: '0' });
    const issues = checkRecord(billRecord.MBL, bill, { warnings: true });
    expect(issues).toMatchObject([
      { path: 'containers[1].ctnNo', code: 'repeated.container', params: { first: 1 } },
      { path: 'containers[3].sealNo', code: 'repeated.seal', params: { first: 3 } },
    ]);
  });

  it.each([
    ['12400.001', '56.1201', []],
    ['12400.0011', '56.12011', ['containers: total.weight']],
    ['12399.9989', '56.1198', ['containers: total.weight', 'containers: total.volume']],
    ['12400', '', []],
  ])('compares sums of %s KGS and %s CBM as carriers do', (weight, volume, warnings) => {
    const bill = { ...billOf('MBL'), goods: [{ ...goodsRow(), weight, volume }] };
    const issues = checkRecord(billRecord.MBL, bill, { warnings: true });
    expect(said(issues).filter((one) => one.includes('total'))).toEqual(warnings);
  });
});

describe.each([
  ['login', account.loginRecord, { account: 'required.account', password: 'required.password' }],
  ['smsLogin', account.smsLoginRecord, { phone: 'required.phone', smsCode: 'required.smsCode' }],
  [
    'register',
    account.registerRecord,
    {
      phone: 'required.phone',
      captcha: 'required.captcha',
      smsCode: 'required.smsCode',
      companyName: 'required.companyName',
      name: 'required.name',
      password: 'required.password',
      confirm: 'required.confirm',
      agreement: 'agreement',
    },
  ],
  [
    'changePhone',
    account.changePhoneRecord,
    {
      phone: 'required.phone',
      smsCode: 'required.smsCode',
      newPhone: 'required.newPhone',
      newSmsCode: 'required.newSmsCode',
    },
  ],
  [
    'changePassword',
    account.changePasswordRecord,
    {
      phone: 'required.phone',
      smsCode: 'required.smsCode',
      password: 'required.password',
      confirm: 'required.confirm',
    },
  ],
  [
    'rateQuery',
    query.rateQueryRecord,
    {
      destination: 'required.destination',
      transportType: 'required.transportType',
      containerType: 'required.containerType',
    },
  ],
  ['tracking', query.trackingRecord, { workNo: 'required.workNo', warehouseEntryNo: 'required.warehouseEntryNo' }],
  ['feedback', query.feedbackRecord, { content: 'required.content' }],
] as readonly (readonly [keyof typeof RECORDS, RecordSpec, Record<string, string>])[])('%s', (name, spec, required) => {
  it('passes when it is filled in', () => expect(checkRecord(spec, RECORDS[name]())).toBeNull());
  it('wants what the specification wants', () => {
    expect(said(checkRecord(spec, {}))).toEqual(Object.entries(required).map(([path, code]) => `${path}: ${code}`));
  });
});

it.each([
  [{ confirm: 'kx7-pearl' }, ['confirm: password.mismatch']],
  [{ confirm: 'kx7-Pearl ' }, ['confirm: password.mismatch']],
  [{ password: 'abcdef', confirm: 'abcdef' }, ['password: password.digits']],
  [{ agreement: false }, ['agreement: agreement']],
  [{ phone: '16600138000' }, ['phone: mobile.prefix']],
])('registration with %j', (change, issues) => {
  expect(said(checkRecord(account.registerRecord, { ...RECORDS.register(), ...change }))).toEqual(issues);
});

it.each(['abc', '1', '密码', 'x'.repeat(1000)])('lets %j be an old password to log in with', (password) => {
  expect(checkRecord(account.loginRecord, { ...RECORDS.login(), password })).toBeNull();
  expect(said(checkRecord(account.loginRecord, { ...RECORDS.login(), password: ' ' }))).toEqual([
    'password: required.password',
  ]);
});

it('wants another phone, not the same', () => {
  const form = { ...RECORDS.changePhone(), newPhone: '13800138000' };
  expect(said(checkRecord(account.changePhoneRecord, form))).toEqual(['newPhone: phone.same']);
});

it('wants cargo to go elsewhere', () => {
  const asked = { ...RECORDS.rateQuery(), origin: 11, destination: 11 };
  expect(said(checkRecord(query.rateQueryRecord, asked))).toEqual(['destination: port.same']);
  expect(checkRecord(query.rateQueryRecord, { ...asked, destination: 12 })).toBeNull();
});

describe('one place of a record', () => {
  const bill = () => ({ ...billOf('MBL'), etd: '', containers: [{ ...containerRow(), ctnNo: 'X' }, {}, 7] });
  it.each([
    ['etd', ['etd: required.etd']],
    ['containers[0].ctnNo', [`containers[0].ctnNo: ${WRONG}`]],
    ['containers.0.ctnNo', [`containers[0].ctnNo: ${WRONG}`]],
    ['containers.0', [`containers[0].ctnNo: ${WRONG}`]],
    ['containers[0].sealNo', []],
    ['containers[2].sealNo', ['containers[2]: type.record']],
    ['containers.9.ctnNo', []],
    ['containers.x', []],
    ['nothing', []],
    ['', ['etd: required.etd', `containers[0].ctnNo: ${WRONG}`]],
  ])('%j', (path, issues) => {
    expect(said(checkAt(billRecord.MBL, bill(), path)).slice(0, 2)).toEqual(issues);
  });

  it('is asked together with others, each issue told once', () => {
    const issues = checkAt(billRecord.MBL, bill(), ['containers.0.ctnNo', 'etd', 'containers.0']);
    expect(said(issues)).toEqual([`containers[0].ctnNo: ${WRONG}`, 'etd: required.etd']);
  });

  it('has the warnings of its rows, too', () => {
    const twice = { ...billOf('MBL'), containers: [containerRow(), containerRow()] };
    expect(said(checkAt(billRecord.MBL, twice, 'containers.1.ctnNo', { warnings: true }))).toEqual([
      'containers[1].ctnNo: repeated.container',
    ]);
    expect(checkAt(billRecord.MBL, twice, 'containers.0.ctnNo', { warnings: true })).toBeNull();
  });
});
