import { eitherBillOf, type In, type Out, type PortalContract } from '@lading/api-client/contract';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { billShares, bills, billVersions, webUsers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { notFound, refused } from '../http/failure.ts';
import { hashOf, newToken } from '../http/link-token.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import type { Visitor } from '../user/session.ts';
import { exportDifferences } from './export.ts';
import { lockBooking } from './find.ts';
import { logged } from './log.ts';
import { billNames } from './marks/read.ts';
import { enterShare, visited } from './share-visits.ts';
import { type BillContent, recordOf } from './versions/content.ts';
import { type Booking, contentsOf, newestOf, ownKind, type Source } from './versions/find.ts';

type Calls = PortalContract['order'];
type Share = Out<Calls['blShares']>['list'][number];

const DAY = 86_400_000;
// Links of one booking that are good at the same time.
const MOST = 50;

function stateOf({ expiresAt, revokedAt }: { expiresAt: Date; revokedAt: Date | null }): Share['state'] {
  if (revokedAt) return 'revoked';
  return expiresAt.getTime() <= Date.now() ? 'expired' : 'open';
}

async function list(db: Db, booking: Booking, language: Language): Promise<Out<Calls['blShares']>> {
  const rows = await db
    .select({ share: billShares, user: webUsers, bill: bills })
    .from(billShares)
    .innerJoin(webUsers, eq(webUsers.id, billShares.userId))
    .innerJoin(bills, eq(bills.id, billShares.billId))
    .where(eq(billShares.bookingId, booking.id))
    .orderBy(desc(billShares.id));
  return {
    list: rows.map(({ share, user, bill }) => ({
      id: share.id,
      billId: bill.position === 0 ? null : bill.id,
      billNo: (bill.kind === 'HBL' ? bill.hblNo : bill.mblNo) || booking.bookingNo,
      version: share.version,
      author: ofLanguage(language, user.name, user.nameEn),
      createTime: isoInstant(share.createTime),
      expires: isoInstant(share.expiresAt),
      state: stateOf(share),
      opened: share.opened,
      lastOpened: share.lastOpenedAt && isoInstant(share.lastOpenedAt),
    })),
  };
}

async function create({ db, security }: Services, asked: In<Calls['createBlShare']>, caller: Caller) {
  const { bookingId, days } = asked;
  const { address, visitor } = caller;
  const { userId } = visitor;
  const made = await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const kind = ownKind(booking);
    const billId = (await billNames(tx, bookingId, kind)).idOf(asked.billId);
    const version = asked.version ?? (await newestOf(tx, booking, kind)).draft;
    const draft = version > 0 ? await contentsOf(tx, booking, kind, 'draft', version) : undefined;
    if (billId === undefined) throw notFound();
    if (!draft?.some((bill) => bill.billId === billId)) throw notFound('noSuchVersion');
    const good = and(
      eq(billShares.bookingId, bookingId),
      isNull(billShares.revokedAt),
      gt(billShares.expiresAt, new Date()),
    );
    if ((await tx.$count(billShares, good)) >= MOST) throw refused('tooManyLinks', { most: MOST });
    const token = newToken();
    const expiresAt = new Date(Date.now() + days * DAY);
    const [row] = await tx
      .insert(billShares)
      .values({ tokenHash: hashOf(token), bookingId, billId, version, userId, expiresAt })
      .returning({ id: billShares.id });
    if (!row) throw notFound();
    await logged(tx, { bookingId, event: 'shared', version, billId, userId });
    return { id: row.id, token, expires: isoInstant(expiresAt) };
  });
  security.note('linkMade', { userId, address, detail: { share: made.id } });
  return made;
}

async function revoke(
  { db, security }: Services,
  { bookingId, id }: In<Calls['revokeBlShare']>,
  { visitor: { userId }, address }: Caller,
): Promise<null> {
  await db.transaction(async (tx) => {
    const own = and(eq(billShares.id, id), eq(billShares.bookingId, bookingId));
    const [share] = await tx.select().from(billShares).where(own);
    if (!share) throw notFound();
    // Ending it again changes nothing.
    const [ended] = await tx
      .update(billShares)
      .set({ revokedAt: new Date() })
      .where(and(own, isNull(billShares.revokedAt)))
      .returning({ billId: billShares.billId, version: billShares.version });
    if (ended) await logged(tx, { bookingId, event: 'shareRevoked', ...ended, userId });
  });
  security.note('linkEnded', { userId, address, detail: { share: id } });
  return null;
}

async function sentAt(db: Db, bookingId: number, source: Source, version: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: billVersions.createTime })
    .from(billVersions)
    .where(
      and(eq(billVersions.bookingId, bookingId), eq(billVersions.source, source), eq(billVersions.version, version)),
    );
  return row?.at;
}

/** The people who prepared a bill are not the reader's business, nor is what is kept with it and not printed. */
const OFFICE = { blContract: '', blTel: '', blEmail: '', remark: '' };
const printed = (bill: BillContent): BillContent => ({
  ...bill,
  content: { ...bill.content, fields: { ...bill.content.fields, ...OFFICE } },
});

async function open(
  { db }: Services,
  { link }: In<Calls['openBlShare']>,
  { cookies, language }: Caller<Visitor | null>,
) {
  const { share, booking, user, company } = await visited(db, link, cookies);
  const kind = ownKind(booking);
  const newest = await newestOf(db, booking, kind);
  const read = async (source: Source, version: number) =>
    version > 0
      ? (await contentsOf(db, booking, kind, source, version))?.find(({ billId }) => billId === share.billId)
      : undefined;
  const [draft, instruction] = [await read('draft', share.version), await read('instruction', newest.instruction)];
  if (!draft) throw notFound();
  const shown = (bill: BillContent, version: number) =>
    eitherBillOf(recordOf(kind, printed(bill), { version, webStatus: booking.webStatus, language }));
  const [draftAt, instructionAt] = [
    await sentAt(db, booking.id, 'draft', share.version),
    await sentAt(db, booking.id, 'instruction', newest.instruction),
  ];
  const { fields } = draft.content;
  return {
    billNo: String(fields[kind === 'HBL' ? 'hblNo' : 'mblNo'] || booking.bookingNo),
    kind,
    author: ofLanguage(language, user.name, user.nameEn),
    company: ofLanguage(language, company.name, company.nameEn),
    expires: isoInstant(share.expiresAt),
    version: share.version,
    newest: share.version === newest.draft,
    instructionVersion: instruction ? newest.instruction : 0,
    instruction: instruction ? shown(instruction, newest.instruction) : null,
    instructionAt: instruction && instructionAt ? isoInstant(instructionAt) : null,
    draft: shown(draft, share.version),
    draftAt: isoInstant(draftAt ?? booking.createTime),
  };
}

/** Links that show one comparison to someone without an account: read only, for some days, until they are ended; and files of it. */
export const share = (services: Services): FileHandlers<'order', 'share'> => ({
  blShares: (_asked, { language }, booking) => list(services.db, booking, language),
  createBlShare: (asked, caller) => create(services, asked, caller),
  revokeBlShare: (asked, caller) => revoke(services, asked, caller),
  enterBlShare: async ({ token }, { cookies, address }) => {
    const entered = await enterShare(services.db, token, cookies).catch((error) => {
      services.security.note('linkRefused', { address });
      throw error;
    });
    services.security.note('linkOpened', { address, detail: { share: entered.id } });
    return { link: entered.link };
  },
  openBlShare: (asked, caller) => open(services, asked, caller),
  // With the marks of the customer's people, which are theirs.
  exportBlDifferences: (asked, { visitor, language }, booking) =>
    exportDifferences(services, booking, asked, visitor, language),
});
