import { number, object, string } from 'yup';
import { command } from '../define.ts';
import { text } from '../shapes.ts';
import { loginResult } from './fields.ts';
import { AUTO_LOGIN_TARGETS } from './shapes.ts';

/** From one system of the house into the other without typing anything again. */

export const autoLoginKey = command(
  '/user/pub/getPortalAutoLoginKey.do',
  'A key that opens one session of who asks, once and within a minute, for the system that is gone to',
  {
    access: 'member',
    limit: 60,
    input: object({
      target: string<(typeof AUTO_LOGIN_TARGETS)[number]>().oneOf(AUTO_LOGIN_TARGETS).required(),
    }),
    output: object({ key: text(), expires: number().integer().positive().required() }),
  },
);

export const autoLogin = command('/user/portal/pub/autoLogin.do', 'Exchange such a key for a session', {
  access: 'visitor',
  limit: 30,
  assumed: true,
  input: object({ key: string().strict().min(1).max(64).required() }),
  output: loginResult(),
});
