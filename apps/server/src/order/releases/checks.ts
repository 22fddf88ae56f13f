import {
  type Out,
  type PortalContract,
  RELEASE_KINDS,
  type ReleaseCheck,
  type ReleaseKind,
} from '@lading/api-client/contract';
import { ACCOUNT_STATUS, WEB_STATUS } from '@lading/validators/bill';
import { and, desc, eq, exists, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { accountLines, accounts, type bills, files, orderFiles, type releases } from '../../database/schema.ts';
import { type Language, say, sayNumbered } from '../../messages/say.ts';
import { chinaDate } from '../../time.ts';

type Checked = Out<PortalContract['order']['releaseStatus']>['list'][number]['checks'][number];
type Bill = typeof bills.$inferSelect;
type Application = Pick<
  typeof releases.$inferSelect,
  'receiver' | 'guaranteeFileId' | 'originalsIssued' | 'originalsReturned'
>;

/** From here on a bill can be released. */
const CONFIRMED: readonly number[] = [WEB_STATUS.confirmed, WEB_STATUS.issued, WEB_STATUS.released];
/** Statements that the customer said yes to, paid or not. */
const AGREED: readonly number[] = [ACCOUNT_STATUS.confirmed, ACCOUNT_STATUS.partPaid, ACCOUNT_STATUS.paid];

/** What the checks of all bills of a booking look at. */
export interface Standing {
  /** the newest statement that still counts */
  readonly statement: { readonly accountNo: string; readonly status: number } | undefined;
  /** numbers of the statements of the company that are overdue */
  readonly overdue: readonly string[];
  /** guarantees among the papers, the latest first */
  readonly guarantees: readonly { readonly fileId: number; readonly name: string }[];
}

export async function standingOf(db: Db, { id, customerId }: { id: number; customerId: number }): Promise<Standing> {
  // One of a month bills other orders than its first as well.
  const billsOrder = or(
    eq(accounts.bookingId, id),
    exists(
      db
        .select({ one: sql`1` })
        .from(accountLines)
        .where(and(eq(accountLines.accountId, accounts.id), eq(accountLines.bookingId, id))),
    ),
  );
  const [statement] = await db
    .select({ accountNo: accounts.accountNo, status: accounts.status })
    .from(accounts)
    .where(and(billsOrder, ne(accounts.status, ACCOUNT_STATUS.void)))
    .orderBy(desc(accounts.id))
    .limit(1);
  const late = await db
    .select({ accountNo: accounts.accountNo })
    .from(accounts)
    .where(
      and(
        eq(accounts.customerId, customerId),
        notInArray(accounts.state, ['paid', 'void']),
        lt(accounts.dueDay, chinaDate(new Date())),
      ),
    )
    .orderBy(accounts.dueDay, accounts.id);
  const guarantees = await db
    .select({ fileId: files.id, name: files.name })
    .from(orderFiles)
    .innerJoin(files, eq(files.id, orderFiles.fileId))
    .where(and(eq(orderFiles.bookingId, id), eq(orderFiles.kind, 'guarantee'), eq(orderFiles.visible, true)))
    .orderBy(desc(orderFiles.version));
  return { statement, overdue: late.map(({ accountNo }) => accountNo), guarantees };
}

/** How the bill itself says that it is released. */
export function kindOfBill({ blMethodName }: Bill): ReleaseKind {
  if (/telex|surrender|电放/i.test(blMethodName)) return 'telex';
  return /way\s*bill|海运单/i.test(blMethodName) ? 'seawaybill' : 'original';
}

/** The first line of the consignee. */
export const consigneeOf = ({ sAddress }: Bill): string => sAddress.split('\n', 1)[0]?.trim() ?? '';

const ALL = RELEASE_KINDS;
/** Which kinds of release ask for what. */
const KINDS: Readonly<Record<ReleaseCheck, readonly ReleaseKind[]>> = {
  bill: ALL,
  statement: ALL,
  overdue: ALL,
  guarantee: ['telex'],
  consignee: ['telex', 'seawaybill'],
  originals: ['telex', 'seawaybill', 'swap'],
  receiver: ['original', 'switch'],
};

const customersTurn: readonly number[] = [WEB_STATUS.draft, WEB_STATUS.copyReady, WEB_STATUS.rejected];

/** What has to be before this bill is released: each with whether it is so, who acts, and why. */
export function checksOf(
  bill: Bill,
  { statement, overdue, guarantees }: Standing,
  application: Application | undefined,
  language: Language,
): Checked[] {
  const status = sayNumbered(language, 'webStatus', bill.webStatus);
  const guarantee =
    guarantees.find(({ fileId }) => fileId === application?.guaranteeFileId) ??
    (application?.guaranteeFileId ? undefined : guarantees[0]);
  const consignee = consigneeOf(bill);
  const toOrder = /^to\s+(the\s+)?order\b/i.test(consignee);
  const { originalsIssued = false, originalsReturned = false, receiver } = application ?? {};
  const confirmed = CONFIRMED.includes(bill.webStatus);
  const billed = statement !== undefined && AGREED.includes(statement.status);
  const accountNo = statement?.accountNo ?? '';
  const back = !originalsIssued || originalsReturned;
  const sent = Boolean(receiver?.name.trim() && receiver.address.trim());
  const check = (code: ReleaseCheck, ok: boolean, who: Checked['who'], text: string): Checked => ({
    code,
    ok,
    who,
    text,
    kinds: [...KINDS[code]],
  });
  return [
    check(
      ...(['bill', confirmed, customersTurn.includes(bill.webStatus) ? 'customer' : 'staff'] as const),
      say(language, confirmed ? 'releaseBillOk' : 'releaseBillMissing', { status }),
    ),
    check(
      ...(['statement', billed, statement ? 'customer' : 'staff'] as const),
      say(language, billed ? 'releaseStatementOk' : statement ? 'releaseStatementOpen' : 'releaseStatementNone', {
        accountNo,
      }),
    ),
    check(
      ...(['overdue', overdue.length === 0, 'customer'] as const),
      overdue.length === 0
        ? say(language, 'releaseOverdueOk')
        : say(language, 'releaseOverdueMissing', { count: overdue.length, accounts: overdue.slice(0, 3).join(', ') }),
    ),
    check(
      ...(['guarantee', guarantee !== undefined, 'customer'] as const),
      guarantee
        ? say(language, 'releaseGuaranteeOk', { name: guarantee.name })
        : say(language, 'releaseGuaranteeMissing'),
    ),
    check(
      ...(['consignee', consignee !== '' && !toOrder, 'customer'] as const),
      consignee === ''
        ? say(language, 'releaseConsigneeNone')
        : say(language, toOrder ? 'releaseConsigneeOrder' : 'releaseConsigneeOk', { name: consignee }),
    ),
    check('originals', back, 'customer', say(language, back ? 'releaseOriginalsOk' : 'releaseOriginalsOut')),
    check(
      ...(['receiver', sent, 'customer'] as const),
      sent
        ? say(language, 'releaseReceiverOk', { name: receiver?.name ?? '' })
        : say(language, 'releaseReceiverMissing'),
    ),
  ];
}

/** What of the checks a kind of release still misses. */
export const missing = (checks: readonly Checked[], kind: ReleaseKind): Checked[] =>
  checks.filter(({ ok, kinds }) => !ok && kinds.includes(kind));
