import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyObject, ObjectSchema, ValidationError } from 'yup';
import { checkRecord } from '../record/check-record.ts';
import type { RecordSpec } from '../record/spec.ts';
import { spoilt } from '../testing/mutate.ts';
import { billOf, containerRow, goodsRow, RECORDS } from '../testing/records.ts';
import * as schemas from './schemas.ts';

type AnySchema = ObjectSchema<AnyObject> & { readonly record: RecordSpec };

const CASES: readonly (readonly [name: string, schema: unknown, make: () => Record<string, unknown>, runs: number])[] =
  [
    ['a master bill', schemas.billSchema('MBL'), () => billOf('MBL', 2, 4), 1500],
    ['a house bill', schemas.billSchema('HBL'), () => billOf('HBL', 1, 2), 1000],
    ['a line of goods', schemas.goodsSchema, goodsRow, 500],
    ['a container', schemas.containerSchema, containerRow, 500],
    ['login', schemas.loginSchema, RECORDS.login, 300],
    ['smsLogin', schemas.smsLoginSchema, RECORDS.smsLogin, 300],
    ['register', schemas.registerSchema, RECORDS.register, 600],
    ['change phone', schemas.changePhoneSchema, RECORDS.changePhone, 400],
    ['change password', schemas.changePasswordSchema, RECORDS.changePassword, 400],
    ['rate query', schemas.rateQuerySchema, RECORDS.rateQuery, 300],
    ['tracking', schemas.trackingSchema, RECORDS.tracking, 300],
    ['feedback', schemas.feedbackSchema, RECORDS.feedback, 300],
  ] as const;

type Said = readonly [path: string | undefined, type: string | undefined, message: string];

function said(schema: ObjectSchema<AnyObject>, value: unknown): Said[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    const { inner } = error as ValidationError;
    return inner.map(({ path, type, message }): Said => [path, type, message]).sort();
  }
}

describe.each(CASES)('%s', (_name, given, make, runs) => {
  const schema = given as AnySchema;
  // A clone runs through yup's own engine, field by field.
  const plain = schema.clone();

  it('passes as it is', () => expect(said(schema, make())).toEqual([]));

  it('says what plain yup says, at the same paths', { timeout: 120_000 }, () => {
    let errors = 0;
    fc.assert(
      fc.property(spoilt(make), (value) => {
        const issues = checkRecord(schema.record, value) ?? [];
        const slow = said(plain, value);
        errors += slow.length;
        expect(said(schema, value)).toEqual(slow);
        expect(issues.map(({ path, code }) => [path, code]).sort()).toEqual(slow.map(([path, , code]) => [path, code]));
        expect(schema.isValidSync(value)).toBe(plain.isValidSync(value));
      }),
      { numRuns: runs },
    );
    expect(errors).toBeGreaterThan(runs / 2);
  });
});
