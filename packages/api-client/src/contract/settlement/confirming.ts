import { array, boolean, number, object, string } from 'yup';
import { command } from '../define.ts';
import { id, text } from '../shapes.ts';
import { count, revision } from './fields.ts';
import { stale } from './stale.ts';
import { inConfirmCharges, inConfirmInfo } from './statements.ts';

/** What the customer says to a statement. */

const about = ['statement', 'accountId'] as const;
const MOST = 100;

export const updateInConfirm = command('/settlement/inconfirm/updateInConfirm.do', 'Confirm a statement of charges', {
  access: 'settlement:confirm',
  about,
  input: object({
    accountId: id(),
    type: string<'4'>().strict().oneOf(['4']).required(),
    // The one that was seen; any where it is left out.
    revision: number().strict().integer().min(0),
  }),
  invalidates: stale,
});

export const confirmStatements = command(
  '/settlement/inconfirm/batchConfirm.do',
  'Confirm several statements: each by itself, those that cannot be say why',
  {
    access: 'settlement:confirm',
    about: ['statement', 'accountIds'],
    assumed: true,
    input: object({ accountIds: array(id()).min(1).max(MOST).required() }),
    output: object({
      confirmed: count(),
      refused: array(object({ accountId: id(), accountNo: text(), message: text() })).required(),
    }),
    invalidates: stale,
  },
);

export const markCharges = command(
  '/settlement/inconfirm/markCharges.do',
  'Note that lines look right, or that they are to be looked at again',
  {
    access: 'settlement:confirm',
    about,
    assumed: true,
    input: object({ accountId: id(), lineIds: array(id()).min(1).max(300).required(), fine: boolean().required() }),
    output: object({ revision: revision() }),
    invalidates: () => [inConfirmCharges, inConfirmInfo],
  },
);
