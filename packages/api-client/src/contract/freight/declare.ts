import { object, string } from 'yup';
import { query } from '../define.ts';
import { exactText, id, maybeId, money, pageOf, paging, text } from '../shapes.ts';
import { portEnd } from './fields.ts';
import { DECLARE_KINDS, type DeclareKind } from './shapes.ts';

export const declarePage = query(
  '/freight/declare/pub/queryDeclarePage.do',
  'What a customs declaration costs at a port',
  {
    offers: 'declare',
    access: 'visitor',
    assumed: true,
    limit: 60,
    input: object({
      ...paging(10),
      portId: maybeId(),
      kind: exactText().oneOf<DeclareKind>([...DECLARE_KINDS]),
    }),
    output: pageOf(
      object({
        id: id(),
        port: portEnd().required(),
        kind: string<DeclareKind>().oneOf(DECLARE_KINDS).required(),
        price: money(),
        // Of each page after the first; a page holds five items.
        perPage: money(),
        currency: text(),
        examination: text(),
        validTo: string().nullable().defined(),
        remark: text(),
      }),
    ),
  },
);
