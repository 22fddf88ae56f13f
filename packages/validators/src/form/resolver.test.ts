import type { Field, FieldErrors, ResolverOptions } from 'react-hook-form';
import { createFormControl } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { containerNumber } from '../container.ts';
import { checkRecord } from '../record/check-record.ts';
import { billRecord, containerRecord, loginRecord, registerRecord } from '../record/index.ts';
import { billOf, containerRow, RECORDS } from '../testing/records.ts';
import { billSchema, loginSchema } from '../yup/schemas.ts';
import { issueOf, recordResolver } from './resolver.ts';
import { warningAt, warningsIn } from './warnings.ts';

const WRONG = containerNumber.check('X')?.code;

type Row = Record<string, unknown>;

async function resolve(
  resolver: ReturnType<typeof recordResolver>,
  values: Row,
  names?: string[],
  fields: object = {},
) {
  const options = { names, fields, shouldUseNativeValidation: false } as ResolverOptions<Row>;
  return resolver(values, undefined, options);
}

const LOGIN = RECORDS.login();
const login = recordResolver(loginRecord) as unknown as ReturnType<typeof recordResolver>;
const bill = recordResolver(billSchema('MBL')) as unknown as ReturnType<typeof recordResolver>;

describe('the resolver', () => {
  it('gives the values back when nothing blocks', async () => {
    expect(await resolve(login, LOGIN, ['account', 'password'])).toEqual({ values: LOGIN, errors: {} });
    expect((await resolve(login, LOGIN, ['account'])).values).toBe(LOGIN);
  });

  it('keeps the code in type and message, and the issue', async () => {
    const { errors } = await resolve(login, { account: '138', password: '' });
    expect(errors).toMatchObject({
      account: { type: 'mobile.digits', message: 'mobile.digits', issue: { code: 'mobile.digits', path: 'account' } },
      password: { type: 'required.password', message: 'required.password' },
    });
    expect(issueOf(errors['account'])).toMatchObject({ code: 'mobile.digits' });
    expect(issueOf({ type: 'server' })).toBeUndefined();
    expect(issueOf(undefined)).toBeUndefined();
  });

  it('checks only the field that was left', async () => {
    const { errors } = await resolve(login, { account: '138', password: '' }, ['account']);
    expect(Object.keys(errors)).toEqual(['account']);
  });

  it('lets the form know that another field is wrong, without showing it', async () => {
    const { errors } = await resolve(login, { ...LOGIN, password: '' }, ['account']);
    expect(errors).toEqual({ root: { elsewhere: { type: 'elsewhere' } } });
  });

  it('checks the whole record when it is sent, with fields that are not drawn', async () => {
    const { errors } = await resolve(login, { account: '138' }, ['account', 'captcha']);
    expect(Object.keys(errors)).toEqual(['account', 'password']);
  });

  it('puts rows into lists and what is wrong with a list at its root', async () => {
    const values = { ...billOf('MBL'), goods: [], containers: [containerRow(), { ...containerRow(), ctnNo: 'X' }] };
    const { errors } = await resolve(bill, values);
    const { goods, containers } = errors as Record<string, FieldErrors>;
    expect(goods).toMatchObject({ root: { type: 'required.goods' } });
    expect(Array.isArray(containers)).toBe(true);
    expect(containers).toMatchObject({ 1: { ctnNo: { type: WRONG } } });
    expect(containers).not.toHaveProperty('0');
    const one = await resolve(bill, values, ['containers.1.ctnNo']);
    expect(one.errors).toMatchObject({ containers: { 1: { ctnNo: { type: WRONG } } } });
  });

  it('hands on the element of the field', async () => {
    const ref = { name: 'account', focus: () => undefined };
    const fields = { account: { ref, name: 'account' } satisfies Field['_f'] };
    const { errors } = await resolve(login, { account: '' }, ['account'], fields);
    expect(errors['account']?.ref).toBe(ref);
  });

  it('takes a schema of ours, and no changed one', () => {
    expect(recordResolver(loginSchema)).toBeInstanceOf(Function);
    expect(() => recordResolver(loginSchema.clone())).toThrow(TypeError);
  });
});

describe('warnings', () => {
  const doubtful = () => ({
    ...billOf('MBL'),
    containers: [{ ...containerRow(), ctnNo: 'CSQU3054384' }, containerRow(1)],
  });

  it('are told for a field and for the record', () => {
    expect(warningAt(billRecord.MBL, doubtful(), 'containers.0.ctnNo')).toMatchObject({ code: 'container.checkDigit' });
    expect(warningAt(billRecord.MBL, doubtful(), 'containers[0].ctnNo')).toMatchObject({ severity: 'warning' });
    expect(warningAt(billRecord.MBL, doubtful(), 'containers.1.ctnNo')).toBeUndefined();
    expect(warningAt(billRecord.MBL, doubtful(), 'containers.0')).toBeUndefined();
    expect(warningsIn(billSchema('MBL'), doubtful())).toMatchObject([{ path: 'containers[0].ctnNo' }]);
    expect(checkRecord(billRecord.MBL, doubtful())).toBeNull();
  });

  it('leave errors to the form', () => {
    expect(warningAt(containerRecord, { ...containerRow(), ctnNo: 'X' }, 'ctnNo')).toBeUndefined();
    expect(warningsIn(containerRecord, {})).toEqual([]);
  });
});

describe('in a form', () => {
  const form = () => {
    const control = createFormControl({
      mode: 'onBlur',
      defaultValues: { ...RECORDS.register(), confirm: 'other-1', phone: '' },
      resolver: recordResolver(registerRecord),
    });
    control.formControl.register('phone');
    control.formControl.register('confirm');
    return control;
  };

  it('shows what was asked for and knows whether the record may be sent', async () => {
    const { formControl, subscribe } = form();
    let state: { isValid?: boolean; errors?: FieldErrors } = {};
    subscribe({ formState: { isValid: true, errors: true }, callback: (next) => (state = { ...state, ...next }) });
    expect(await formControl.trigger('confirm')).toBe(false);
    expect(state.errors).toMatchObject({ confirm: { type: 'password.mismatch' } });
    expect(state.errors).not.toHaveProperty('phone');
    formControl.setValue('confirm', 'kx7-Pearl');
    expect(await formControl.trigger('confirm')).toBe(true);
    expect(state.isValid).toBe(false);
    formControl.setValue('phone', '13800138000');
    await formControl.trigger('phone');
    expect(state.isValid).toBe(true);
  });

  it('is not sent with an error anywhere', async () => {
    const { formControl } = form();
    const outcome: unknown[] = [];
    const send = formControl.handleSubmit(
      () => outcome.push('sent'),
      (errors) => outcome.push(Object.keys(errors)),
    );
    await send();
    formControl.setValue('confirm', 'kx7-Pearl');
    formControl.setValue('phone', '13800138000');
    await send();
    expect(outcome).toEqual([['phone', 'confirm'], 'sent']);
  });
});
