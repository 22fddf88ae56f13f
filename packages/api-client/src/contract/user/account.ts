import { email } from '@lading/validators';
import { number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { text } from '../shapes.ts';
import { line, named, phone, secret, smsCode, ticket, webUser } from './fields.ts';
import { webUserInfo } from './login.ts';
import { sessionPage } from './sessions.ts';
import { USER_LANGUAGES } from './shapes.ts';

/** What somebody is told and may change of himself. */

export const webUserBase = query('/user/webuser/queryWebUserBaseInfo.do', 'Base data of who asks', {
  access: 'member',
  output: webUser(),
});

export const updateWebUserBase = command('/user/webuser/updateWebUserBaseInfo.do', 'Change base data of who asks', {
  access: 'member',
  input: object({
    name: named(2, 20),
    nameEn: line(60).default(''),
    email: line(200)
      .default('')
      .test('email', (value) => email.is(value, { optional: true })),
    qq: line(20)
      .default('')
      .matches(/^(?:[0-9]{5,20})?$/),
    position: line(40).default(''),
    language: string<(typeof USER_LANGUAGES)[number]>().oneOf(USER_LANGUAGES).required(),
  }),
  output: webUser(),
  invalidates: () => [webUserBase, webUserInfo],
});

export const updatePassword = command(
  '/user/webuser/pub/updateWebUserPassWord.do',
  'Set a password, by the ticket of a forgotten one or by the old one; ends all other sessions',
  {
    access: 'visitor',
    limit: 30,
    input: object({
      ticket: ticket(),
      oldPassword: secret().optional(),
      password: secret(),
      passwordAgain: secret(),
    }),
    invalidates: () => [sessionPage],
  },
);

export const verifyOldPhone = command(
  '/user/webuser/pub/updateWebUserPhone.do',
  'First step of another telephone: the code that was sent to the one known now',
  {
    access: 'member',
    limit: 30,
    input: object({ code: smsCode() }),
    output: object({ ticket: text(), expires: number().integer().positive().required() }),
  },
);

export const updatePhone = command(
  '/user/webuser/pub/updateWebUserNewPhone.do',
  'Second step of another telephone: it is what one logs in with from then on; ends all other sessions',
  {
    access: 'member',
    limit: 30,
    input: object({ ticket: ticket().required(), phone: phone(), code: smsCode() }),
    invalidates: () => [webUserBase, webUserInfo, sessionPage],
  },
);
