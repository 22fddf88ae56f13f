import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { text } from '../shapes.ts';
import { loginResult, ticket } from './fields.ts';
import { sessionPage } from './sessions.ts';

/** A second factor: figures of an app that knows a secret (TOTP, RFC 6238). No specification shows these calls. */

/** Six figures of the app, or one of the recovery codes. */
const figures = () => string().strict().min(1).max(40).required();
const recovery = () => array(string().required());

export const secondFactor = query('/user/secondFactor/query.do', 'Whether who asks has a second factor', {
  access: 'member',
  assumed: true,
  output: object({
    on: boolean().required(),
    since: string().nullable().defined(),
    recoveryLeft: number().integer().min(0).required(),
    // It cannot be switched off.
    demanded: boolean().required(),
  }),
});

export const beginSecondFactor = command(
  '/user/secondFactor/begin.do',
  'A new secret for the app of who asks; nothing changes until its figures have come back',
  {
    access: 'member',
    limit: 30,
    assumed: true,
    // What the app reads as a code, and the same to be typed.
    output: object({ url: text(), secret: text() }),
  },
);

export const confirmSecondFactor = command(
  '/user/secondFactor/confirm.do',
  'Switch the second factor on by the figures of the new secret; answers the recovery codes, once, and ends all other sessions',
  {
    access: 'member',
    limit: 30,
    assumed: true,
    input: object({ code: figures() }),
    output: object({ recovery: recovery().required() }),
    invalidates: () => [secondFactor, sessionPage],
  },
);

export const endSecondFactor = command(
  '/user/secondFactor/end.do',
  'Switch the second factor off, by its figures or a recovery code; ends all other sessions',
  {
    access: 'member',
    limit: 30,
    assumed: true,
    input: object({ code: figures() }),
    invalidates: () => [secondFactor, sessionPage],
  },
);

export const proveSecondFactor = command(
  '/user/secondFactor/pub/prove.do',
  'Second step of a login, whichever its way: the first is refused with the field `second` and a `ticket`, with `url` and `secret` where the factor has to be set up',
  {
    access: 'visitor',
    limit: 30,
    assumed: true,
    input: object({ ticket: ticket().required(), code: figures() }),
    // Recovery codes where this was the first time.
    output: object({ login: loginResult().required(), recovery: recovery().nullable().defined() }),
  },
);
