import { number, object, string } from 'yup';
import { command } from '../define.ts';
import { text } from '../shapes.ts';
import { captcha, codeSent, loginResult, phone, smsCode } from './fields.ts';
import { SMS_PURPOSES, VERIFIED_PURPOSES } from './shapes.ts';

/** Codes that are sent to a telephone, and the captcha that is asked for before. */

export const newCaptcha = command(
  '/user/common/pub/newCaptcha.do',
  'A captcha: work for the browser, and a sum in words for whoever does not slide; good for one answer',
  {
    access: 'visitor',
    limit: 60,
    assumed: true,
    output: object({
      id: text(),
      // SHA-256 of `id.work` begins with as many zero bits.
      bits: number().integer().positive().required(),
      question: text(),
      expires: number().integer().positive().required(),
    }),
  },
);

export const sendSmsCode = command(
  '/user/common/pub/sendMobileMsg.do',
  'Send a code to a telephone; the answer is the same whether or not the number is known',
  {
    access: 'visitor',
    limit: 30,
    input: object({
      phone: phone(),
      purpose: string<(typeof SMS_PURPOSES)[number]>().oneOf(SMS_PURPOSES).required(),
      captcha: captcha(),
    }),
    output: codeSent(),
  },
);

export const registerCode = command(
  '/user/webuser/pub/getRegisterCode.do',
  'Send a code for a registration; a number that has an account is told so by the message, never by the answer',
  { access: 'visitor', limit: 30, input: object({ phone: phone(), captcha: captcha() }), output: codeSent() },
);

export const verifySmsCode = command(
  '/user/common/pub/mobileMsgVerify.do',
  'Exchange a code for a login, or for the ticket of the next step',
  {
    access: 'visitor',
    limit: 30,
    input: object({
      phone: phone(),
      code: smsCode(),
      purpose: string<(typeof VERIFIED_PURPOSES)[number]>().oneOf(VERIFIED_PURPOSES).required(),
    }),
    output: object({
      login: loginResult().nullable().default(null),
      ticket: string().nullable().defined(),
      expires: number().integer().positive().nullable().defined(),
    }),
  },
);
