import { array, number, object, string } from 'yup';
import { day } from '../content/fields.ts';
import { download, query } from '../define.ts';
import { exactText, id, maybeId, pageOf, paging, text, tidyText } from '../shapes.ts';
import { AUDIT_SOURCES, type AuditSource } from './shapes.ts';

/** Who did what when, over the whole house. */

const asked = {
  source: exactText().oneOf<AuditSource>([...AUDIT_SOURCES]),
  // A person's name or account, an order's number, a company, an address or the name of an event.
  keyword: tidyText().max(60).default(''),
  userId: maybeId(),
  // Days by the desk's clock, both of them in it.
  from: day(),
  to: day(),
};

const entry = object({
  source: string<AuditSource>().oneOf(AUDIT_SOURCES).required(),
  id: id(),
  at: string().required(),
  event: text(),
  // The same in words.
  said: text(),
  userId: maybeId().nullable().defined(),
  userName: text(),
  customerName: text(),
  bookingId: maybeId().nullable().defined(),
  bookingNo: text(),
  address: text(),
  // What more is known of it, in words: names and numbers, never a secret.
  detail: array(object({ name: text(), value: text() })).required(),
  count: number().integer().min(1).required(),
  // Its place in the chain; null where it is not in it, or not yet.
  place: number().integer().min(1).nullable().defined(),
});

export const auditPage = query('/desk/queryAuditPage.do', 'Everything that was done, the newest first', {
  access: 'user:admin',
  assumed: true,
  input: object({ ...paging(50), ...asked }),
  output: pageOf(entry),
});

export const auditChain = query(
  '/desk/queryAuditChain.do',
  'Whether the log of security is whole: every entry names the one before by its hash',
  {
    access: 'user:admin',
    assumed: true,
    limit: 30,
    output: object({
      entries: number().integer().min(0).required(),
      waiting: number().integer().min(0).required(),
      first: object({ place: number().required(), at: string().required() }).nullable().defined(),
      last: text(),
      broken: object({ place: number().required(), why: text() }).nullable().defined(),
      checkedAt: string().required(),
    }),
  },
);

export const auditExcel = download(
  '/desk/downloadAudit.do',
  'What the log of everything shows as a workbook, the newest 10,000 entries',
  { access: 'user:admin', assumed: true, limit: 20, input: object(asked) },
);
