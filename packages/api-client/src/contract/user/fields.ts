import { mobile } from '@lading/validators';
import { array, boolean, number, object, string } from 'yup';
import { assumed, id, text, tidyText } from '../shapes.ts';
import { CODE_EXPIRES, CUSTOMER_ROLES, OWN_ROLE, SLID_BY, STAFF_ROLES, USER_LANGUAGES } from './shapes.ts';

/** A mainland mobile number, which is what people log in with. */
export const phone = () =>
  string()
    .strict()
    .max(11)
    .test('mobile', (value = '') => mobile.is(value))
    .required();

/** A password, plain or sealed with the key of querySealKey.do for the path of its call. */
export const secret = () => string().strict().min(1).max(1024).required();

/** Six digits that were sent to a telephone; anything else is a wrong code and no wrong field. */
export const smsCode = () => string().strict().min(1).max(12).required();

export const ticket = () => string().strict().min(1).max(64);

/** Something a person calls himself or his company. */
export const named = (least: number, most: number) => tidyText().min(least).max(most).required();

/** One line that may be empty. */
export const line = (most: number) => tidyText().max(most);

/** What shows that a person is there: the work of his browser, and either the track of the slider or the sum that is asked in words. */
export const captcha = () => captchaAnswer().required();

/** The same, where one is not always asked for. */
export const captchaAnswer = () =>
  object({
    id: string().strict().min(1).max(64).required(),
    work: string().strict().min(1).max(32).required(),
    track: array(
      object({
        position: number().strict().min(0).max(1).required(),
        time: number().strict().min(0).required(),
        by: string<(typeof SLID_BY)[number]>().oneOf(SLID_BY),
      }),
    ).max(2000),
    sum: number().strict().integer(),
  }).default(undefined);

/** Roles of either side; several are named like one another. */
export const BUILT_ROLES: readonly string[] = [...new Set([...CUSTOMER_ROLES, ...STAFF_ROLES])];
/** One that was built in, or one of the house's own. */
export const roleName = () => maybeRole().required();
/** The same where it may be left out. */
export const maybeRole = () =>
  string()
    .strict()
    .test('role', (role) => role === undefined || BUILT_ROLES.includes(role) || OWN_ROLE.test(role));

const codes = () => array(string().required()).required();

export const person = { id: id(), name: text(), companyName: text() };

/** What a login answers, whichever way somebody came in. */
export const loginResult = () =>
  object({
    token: string().required(),
    ext: object({ codeList: codes(), token: string() }).required(),
    user: assumed(object(person).required()),
    // The password was given by somebody else: nothing but its change is open.
    mustChange: assumed(boolean()),
  });

export const permissionCodes = codes;

/** What is told when a code was sent; the same whether or not the number is known. */
export const codeSent = () =>
  object({
    resendAfter: number().integer().positive().required(),
    expires: number().integer().positive().max(CODE_EXPIRES).required(),
  });

/** A user as he sees himself, and as those see him who look after him. */
export const webUser = () =>
  object({
    id: id(),
    account: text(),
    name: text(),
    nameEn: text(),
    email: text(),
    qq: text(),
    position: text(),
    language: string<(typeof USER_LANGUAGES)[number]>().oneOf(USER_LANGUAGES).required(),
    roles: array(string().required()).required(),
    active: boolean().required(),
    mustChange: boolean().required(),
    lastLogin: string().nullable().defined(),
    sessions: number().integer().min(0).required(),
    // He logs in by two steps.
    secondFactor: boolean().required(),
  });

/** Of the partner programme: it counts, is over, or was paused; a partner writes rates, too. */
export const membership = () =>
  object({
    memberNo: text(),
    validTo: text(),
    partner: boolean().required(),
    state: number<2 | 4 | 5>().oneOf([2, 4, 5]).required(),
  });
