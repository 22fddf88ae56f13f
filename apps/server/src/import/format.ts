import { money, password, type Rule, volume } from '@lading/validators';
import {
  ACCOUNT_STATUS,
  BILL_FIELDS,
  type BillKind,
  BUS_TYPE,
  CONTAINER_FIELDS,
  type FieldDefinition,
  GOODS_FIELDS,
  WEB_STATUS,
} from '@lading/validators/bill';
import { instant, loginRecord } from '@lading/validators/record';
import { array, boolean, type InferType, mixed, number, type ObjectShape, object, string } from 'yup';

const FORMAT = 'lading/1';

const text = () => string();
const filled = (max = 200) =>
  text()
    .required()
    .test('empty', 'empty', (value) => value.trim() !== '')
    .max(max);
const whole = (min: number, max: number) => number().integer().min(min).max(max);
/** Asks a rule of a text that is there; what it finds is in the `issue` of the error's params. */
const ruled = (rule: Rule) =>
  text().test({
    name: rule.name,
    test(value, { createError }) {
      const issue = value === undefined ? null : rule.check(value);
      return issue?.severity !== 'error' || createError({ params: { issue } });
    },
  });
const time = () => ruled(instant);
const amount = () => ruled(money).defined();
const among = (numbers: readonly number[]) => number().oneOf(numbers);

/** An object of exactly these fields; a mistyped name is a mistake, not a stranger to pass over. */
const closed = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).test({
    name: 'unknown',
    test(value, { createError }) {
      const unknown = Object.keys(value ?? {}).filter((name) => !(name in fields));
      return unknown.length === 0 || createError({ params: { unknown, known: Object.keys(fields) } });
    },
  });

const person = {
  // Who may log in is who the form of the login takes.
  account: ruled(loginRecord.fields.account.rule).defined(),
  password: ruled(password).defined(),
  name: filled(),
  nameEn: text(),
};
const user = closed(person);

const line = closed({
  name: filled(),
  nameEn: text(),
  currency: text()
    .required()
    .test('currency', 'currency', (value) => /^[A-Z]{3}$/.test(value)),
  unitPrice: amount(),
  // As many digits as a volume has.
  quantity: ruled(volume).defined(),
  amount: amount(),
});

const account = closed({
  accountNo: filled(64),
  status: among(Object.values(ACCOUNT_STATUS)).required(),
  createTime: time(),
  dueAt: time(),
  confirmedBy: text(),
  confirmedAt: time(),
  lines: array(line.required()).required(),
});

const todo = closed({
  busType: among(Object.values(BUS_TYPE)).required(),
  accountNo: text(),
  dueAt: time(),
  title: text(),
});

const sample = closed({ file: text(), generated: boolean() }).default(undefined);

const booking = closed({
  customer: filled(64),
  bookingNo: filled(64),
  blType: number<1 | 2>().oneOf([1, 2]).required(),
  webStatus: among(Object.values(WEB_STATUS)).required(),
  version: whole(1, 9999),
  cutOff: time(),
  createTime: time(),
  confirmedBy: text(),
  confirmedAt: time(),
  // The bills have schemas of their own, by type: check-bill.ts.
  bills: array(mixed()).required(),
  accounts: array(account.required()),
  todos: array(todo.required()),
  sample,
});

const message = closed({
  customer: text(),
  account: text(),
  title: filled(),
  html: filled(20_000),
  createTime: time(),
  readBy: array(text().required()),
});

/** The outline of an import file; see docs/import-format.md. */
export const documentSchema = closed({
  format: text()
    .required()
    .test('format', 'format', (value) => value === FORMAT),
  ports: array(closed({ code: filled(5), nameCn: filled(), nameEn: filled() }).required()),
  customers: array(
    closed({ code: filled(64), name: filled(), nameEn: text(), users: array(user.required()) }).required(),
  ),
  staff: array(closed({ ...person, codes: array(text().required()) }).required()),
  bookings: array(booking.required()),
  messages: array(message.required()),
});

export type ImportDocument = InferType<typeof documentSchema>;
export type BookingIn = InferType<typeof booking>;
export type AccountIn = InferType<typeof account>;

// What the server knows or makes itself is no part of a bill in a file.
const MADE: readonly string[] = ['id', 'version', 'webStatus', 'webStatusName'];
const list = (fields: readonly FieldDefinition[], kind?: BillKind) =>
  fields.filter(({ name, only }) => !MADE.includes(name) && (kind === undefined || (only ?? kind) === kind));

export const billFields = (kind: BillKind): readonly FieldDefinition[] => list(BILL_FIELDS, kind);
export const goodsFields: readonly FieldDefinition[] = list(GOODS_FIELDS);
export const containerFields: readonly FieldDefinition[] = list(CONTAINER_FIELDS);
/** Beside its fields a bill holds these. */
export const BILL_PARTS = ['goods', 'containers', 'actualNumber', 'actualWeight', 'actualVolume'];
