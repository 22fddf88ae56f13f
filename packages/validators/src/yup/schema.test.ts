import { expect, expectTypeOf, it } from 'vitest';
import { array, type InferType, object, reach, string, ValidationError } from 'yup';
import { containerNumber as containerRule } from '../container.ts';
import { billOf, containerRow, RECORDS } from '../testing/records.ts';
import { containerNumber } from './fields.ts';
import { billSchema, containerSchema, loginSchema, registerSchema } from './schemas.ts';

const WRONG = containerRule.check('X')?.code;

const schema = billSchema('MBL');
const wrong = () => ({
  ...billOf('MBL'),
  etd: '2026-02-30',
  containers: [containerRow(), { ...containerRow(), ctnNo: 'X' }],
});

function thrownBy(act: () => unknown): ValidationError {
  try {
    act();
  } catch (error) {
    if (ValidationError.isError(error)) return error;
  }
  throw new Error('No validation error was thrown');
}

const byText = (left: PropertyKey, right: PropertyKey) => (String(left) < String(right) ? -1 : 1);

it('is made once', () => expect(billSchema('MBL')).toBe(schema));

it('gives back the very record that passed', async () => {
  const bill = billOf('MBL');
  expect(schema.validateSync(bill)).toBe(bill);
  expect(await schema.validate(bill)).toBe(bill);
  expect(schema.isValidSync(bill)).toBe(true);
  expect(await schema.isValid(bill)).toBe(true);
});

it('throws an error of yup with one inner error for every issue', async () => {
  const error = thrownBy(() => schema.validateSync(wrong(), { abortEarly: false }));
  expect(error).toBeInstanceOf(ValidationError);
  expect(error.message).toBe('2 errors occurred');
  expect(error.inner.map(({ path, type, message }) => [path, type, message])).toEqual([
    ['etd', 'date.calendar', 'date.calendar'],
    ['containers[1].ctnNo', WRONG, WRONG],
  ]);
  expect(error.inner[1]).toMatchObject({
    value: 'X',
    params: { path: 'containers[1].ctnNo', issue: { code: WRONG, path: 'containers[1].ctnNo' } },
  });
  await expect(schema.validate(wrong(), { abortEarly: false })).rejects.toMatchObject({ errors: error.errors });
  expect(await schema.isValid(wrong())).toBe(false);
});

it('makes its inner errors as yup does', () => {
  const [inner] = thrownBy(() => schema.validateSync(wrong(), { abortEarly: false })).inner;
  const made = new ValidationError('date.calendar', '2026-02-30', 'etd', 'date.calendar', true);
  expect(Reflect.ownKeys(inner ?? {}).sort(byText)).toEqual(Reflect.ownKeys(made).sort(byText));
  expect({ ...inner, params: undefined }).toEqual({ ...made });
  expect(inner).toBeInstanceOf(ValidationError);
  expect(String(inner)).toBe(String(made));
});

it('stops at the first issue in the order of the record unless told otherwise', () => {
  const error = thrownBy(() => schema.validateSync(wrong()));
  expect([error.path, error.type, error.inner]).toEqual(['etd', 'date.calendar', []]);
});

it('says what is wrong with keys that every object inherits', () => {
  const hostile = JSON.parse('{"toString":1,"goods":5}');
  expect(thrownBy(() => schema.validateSync(hostile)).message).toBe('required.transportClauseId');
});

it('has a stack only when asked', () => {
  expect(thrownBy(() => schema.validateSync(wrong()))).not.toBeInstanceOf(Error);
  expect(thrownBy(() => schema.validateSync(wrong(), { disableStackTrace: false })).stack).toContain('schema.test');
});

it('strips what the record does not know when asked', () => {
  const login = { ...RECORDS.login(), more: 1 };
  expect(loginSchema.validateSync(login, { stripUnknown: true })).toEqual(RECORDS.login());
  expect(loginSchema.validateSync(login)).toBe(login);
});

it('is a schema of yup for everything else', () => {
  expect(reach(schema, 'containers[0].ctnNo')).toBe(reach(schema, 'containers[1].ctnNo'));
  expect(thrownBy(() => schema.validateSyncAt('containers[1].ctnNo', wrong())).path).toBe('containers[1].ctnNo');
  expect(schema.validateSyncAt('containers[0].ctnNo', wrong())).toBe('CSQU3054383');
  const { fields } = schema.describe();
  expect(fields['etd']).toMatchObject({ type: 'string', optional: false, tests: [{ name: 'localDate' }] });
  expect(fields['vessel']).toMatchObject({ optional: true, meta: { rule: 'anyText' } });
  expect(fields['containers']).toMatchObject({ type: 'array', innerType: { fields: { ctnNo: { type: 'string' } } } });
});

it('checks the second password beside the first, also alone', () => {
  const form = { ...RECORDS.register(), confirm: 'other-1' };
  expect(thrownBy(() => registerSchema.validateSync(form)).type).toBe('password.mismatch');
  expect(thrownBy(() => registerSchema.validateSyncAt('confirm', form)).type).toBe('password.mismatch');
  expect(registerSchema.pick(['phone']).isValidSync(form)).toBe(true);
});

it('gives the same answers nested and changed', () => {
  const nested = object({ bill: schema, list: array(containerSchema) });
  const error = thrownBy(() =>
    nested.validateSync({ bill: wrong(), list: [{ ...containerRow(), sealNo: '' }] }, { abortEarly: false }),
  );
  expect(error.inner.map(({ path, message }) => [path, message]).sort()).toEqual([
    ['bill.containers[1].ctnNo', WRONG],
    ['bill.etd', 'date.calendar'],
    ['list[0].sealNo', 'required.sealNo'],
  ]);
  expect(object({ bill: schema.optional() }).isValidSync({})).toBe(true);
  expect(thrownBy(() => object({ bill: schema }).validateSync({})).message).toBe('type.record');
  const longer = loginSchema.shape({ company: string().required() });
  expect(longer.isValidSync(RECORDS.login())).toBe(false);
  expect(longer.isValidSync({ ...RECORDS.login(), company: 'X' })).toBe(true);
  expect(loginSchema.concat(object({ company: string().required() })).isValidSync(RECORDS.login())).toBe(false);
});

it('is a Standard Schema that answers at once', () => {
  const { version, vendor, validate } = schema['~standard'];
  expect([version, vendor]).toEqual([1, 'yup']);
  const bill = billOf('MBL');
  expect(validate(bill)).toEqual({ value: bill });
  expect(validate(wrong())).toMatchObject({
    issues: [
      { message: 'date.calendar', path: ['etd'] },
      { message: WRONG, path: ['containers', '1', 'ctnNo'], issue: { code: WRONG } },
    ],
  });
  expect(validate(null)).toMatchObject({ issues: [{ message: 'type.record' }] });
});

it('says the same to a Standard Schema as yup does', async () => {
  for (const value of [wrong(), null, 7, {}, { ...billOf('MBL'), containers: 'none' }]) {
    const plain = await schema.clone()['~standard'].validate(value);
    const own = await schema['~standard'].validate(value);
    const said = ({ issues = [] }: Awaited<typeof own>) => issues.map(({ message, path }) => [message, path]).sort();
    expect(said(own)).toEqual(said(plain));
  }
});

it('knows the type of what passed', () => {
  type Bill = InferType<typeof schema>;
  expectTypeOf<Bill['etd']>().toEqualTypeOf<string>();
  expectTypeOf<Bill['shippingId']>().toEqualTypeOf<number>();
  expectTypeOf<Bill['vessel']>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<NonNullable<Bill['containers']>[number]['ctnNo']>().toEqualTypeOf<string>();
  expectTypeOf<InferType<typeof registerSchema>['agreement']>().toEqualTypeOf<true>();
  const container = containerNumber({ required: true });
  expectTypeOf<InferType<typeof container>>().toEqualTypeOf<string>();
});
