import { agreement } from '../general.ts';
import { error, type Issue } from '../issue.ts';
import { password, passwordMatch } from '../password.ts';
import { mobile } from '../phone.ts';
import type { Field, RecordSpec, Values } from './spec.ts';
import { anyText } from './values.ts';

const phone = { rule: mobile, required: 'required.phone' } satisfies Field;
const smsCode = { rule: anyText, required: 'required.smsCode' } satisfies Field;
const newPassword = { rule: password, required: 'required.password' } satisfies Field;

/** The second entry of a new password is the first one again. */
const repeated = {
  rule: anyText,
  required: 'required.confirm',
  against: (confirm: string, record: Values): Issue | null =>
    passwordMatch.check({ password: record['password'], confirm }),
} satisfies Field;

/** Log in with a password. The one that was chosen counts, whatever the rules for a new one are by now. */
export const loginRecord = {
  fields: {
    account: { rule: mobile, required: 'required.account' },
    password: { rule: anyText, required: 'required.password' },
    captcha: { rule: anyText },
  },
} satisfies RecordSpec;

/** Log in with a code sent to the phone. */
export const smsLoginRecord = { fields: { phone, smsCode } } satisfies RecordSpec;

export const registerRecord = {
  fields: {
    phone,
    captcha: { rule: anyText, required: 'required.captcha' },
    smsCode,
    companyName: { rule: anyText, required: 'required.companyName' },
    name: { rule: anyText, required: 'required.name' },
    password: newPassword,
    confirm: repeated,
    agreement: { rule: agreement, required: 'agreement' },
  },
} satisfies RecordSpec;

/** The old phone and its code are the first step of the form, the new ones the second: ask `checkAt` for the step. */
export const changePhoneRecord = {
  fields: {
    phone,
    smsCode,
    newPhone: {
      rule: mobile,
      required: 'required.newPhone',
      against: (newPhone: string, record: Values): Issue | null =>
        newPhone === record['phone'] ? error('phone.same', {}) : null,
    },
    newSmsCode: { rule: anyText, required: 'required.newSmsCode' },
  },
} satisfies RecordSpec;

/** Also for a forgotten password: both prove the phone first. */
export const changePasswordRecord = {
  fields: { phone, smsCode, password: newPassword, confirm: repeated },
} satisfies RecordSpec;
