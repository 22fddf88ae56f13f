import { boolean, object, string } from 'yup';
import { command, query } from '../define.ts';
import { pageOf, paging, text } from '../shapes.ts';

/** Where somebody is logged in. */

const session = object({
  // A name that opens nothing.
  session: text(),
  // What the browser says it is.
  agent: text(),
  // A network, never a whole address; no place is guessed from it.
  network: text(),
  createTime: string().required(),
  lastSeen: string().required(),
  expires: string().required(),
  current: boolean().required(),
});

export const sessionPage = query(
  '/user/session/querySessionPage.do',
  'Open sessions of who asks, the last used first',
  {
    access: 'member',
    assumed: true,
    input: object(paging(10)),
    output: pageOf(session),
  },
);

export const endSession = command(
  '/user/session/endSession.do',
  'End a session of who asks, or all but this one where none is named',
  {
    access: 'member',
    assumed: true,
    input: object({ session: string().strict().min(1).max(64) }),
    invalidates: () => [sessionPage],
  },
);
