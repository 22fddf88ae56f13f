import { boolean, object } from 'yup';
import { command, query } from '../define.ts';
import { exactText, id, maybeId, paging, text } from '../shapes.ts';
import { DESK_SCOPES, type DeskScope } from './shapes.ts';
import { deskShown, kind } from './shown.ts';

/** What waits for the forwarder's people. */

export const deskQueue = query('/desk/queryQueuePage.do', 'What waits at the desk, what closes first before the rest', {
  access: 'staff:home',
  assumed: true,
  input: object({
    ...paging(20),
    kind: kind(),
    scope: exactText()
      .oneOf([...DESK_SCOPES])
      .default('team' satisfies DeskScope),
  }),
  output: deskShown(),
});

export const takeWork = command('/desk/take.do', 'Take something of a queue for oneself, or give it back', {
  access: 'staff:home',
  assumed: true,
  input: object({ kind: kind().required(), id: id(), taken: boolean().strict().required() }),
  output: object({ owner: text(), mine: boolean().required() }),
  invalidates: () => [deskQueue],
});

export const takeNext = command(
  '/desk/takeNext.do',
  'Take what closes first of what nobody has taken; two who ask at once get two different things',
  {
    access: 'staff:home',
    assumed: true,
    input: object({
      kind: kind(),
      scope: exactText()
        .oneOf(['team', 'all'] as const)
        .default('team'),
    }),
    output: object({
      taken: object({ kind: kind().required(), id: id(), customerId: maybeId().nullable().defined() })
        .nullable()
        .defined(),
    }),
    invalidates: () => [deskQueue],
  },
);
