import type { Out, PortalContract } from '@lading/api-client/contract';
import { type BillKind, WEB_STATUS } from '@lading/validators/bill';
import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { billRequests, bills, billVersions, billViews, customers, webUsers } from '../../database/schema.ts';
import type { Language } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import { signed } from '../signed.ts';
import { hashOf, presentBills, storedOf } from './content.ts';
import { type Booking, newestOf, ownKind } from './find.ts';

type Answer = Out<PortalContract['order']['blVersions']>;
type Version = Answer['versions'][number];

const viewsOf = (db: Db, bookingId: number, kind: BillKind) =>
  db
    .select({ version: billViews.version, viewedAt: billViews.viewedAt, user: webUsers })
    .from(billViews)
    .innerJoin(webUsers, eq(webUsers.id, billViews.userId))
    .where(and(eq(billViews.bookingId, bookingId), eq(billViews.kind, kind)))
    .orderBy(asc(billViews.viewedAt));

function stateOf(source: Version['source'], newest: boolean, webStatus: number, viewed: boolean): Version['state'] {
  if (!newest) return 'superseded';
  if (source === 'instruction') return 'sent';
  if (webStatus === WEB_STATUS.changeRequested) return 'changeRequested';
  if (webStatus >= WEB_STATUS.confirmed && webStatus <= WEB_STATUS.released) return 'confirmed';
  return viewed ? 'viewed' : 'new';
}

/** Drafts, then instructions of a booking, the newest first, with who looked at them. */
export async function listVersions(db: Db, booking: Booking, userId: number, language: Language): Promise<Answer> {
  const kind = ownKind(booking);
  const newest = await newestOf(db, booking, kind);
  const views = await viewsOf(db, booking.id, kind);
  const rows = await db
    .select({ one: billVersions, user: webUsers, customer: customers })
    .from(billVersions)
    .innerJoin(customers, eq(customers.id, booking.customerId))
    .leftJoin(webUsers, eq(webUsers.id, billVersions.authorId))
    .where(and(eq(billVersions.bookingId, booking.id), eq(billVersions.kind, kind)))
    .orderBy(asc(billVersions.source), desc(billVersions.version));
  const viewsOfDraft = (version: number) => views.filter((view) => view.version === version);
  const entry = (
    source: Version['source'],
    version: number,
    rest: Pick<Version, 'author' | 'side' | 'at' | 'note' | 'hash'>,
  ): Version => {
    const seen = source === 'draft' ? viewsOfDraft(version) : [];
    return {
      source,
      version,
      ...rest,
      state: stateOf(source, version === newest[source], booking.webStatus, seen.length > 0),
      viewed: seen.map(({ user, viewedAt }) => ({
        name: ofLanguage(language, user.name, user.nameEn),
        at: isoInstant(viewedAt),
      })),
    };
  };
  const versions = rows.map(({ one, user, customer }) =>
    entry(one.source, one.version, {
      ...signed(language, user, one.source === 'instruction' ? customer : null),
      at: isoInstant(one.createTime),
      note: one.note,
      hash: one.hash,
    }),
  );
  // A draft from before versions were kept.
  if (newest.draft > 0 && !versions.some(({ source, version }) => source === 'draft' && version === newest.draft)) {
    const present = await presentBills(db, booking.id, kind);
    const made = present[0]?.content.fields['blDate'];
    versions.unshift(
      entry('draft', newest.draft, {
        ...signed(language, null, null),
        at: isoInstant(made instanceof Date ? made : booking.createTime),
        note: '',
        hash: hashOf(
          present.map(({ billId, position, content }) => ({ billId, position, content: storedOf(kind, content) })),
        ),
      }),
    );
  }
  const [open] = await db
    .select({ total: count() })
    .from(billRequests)
    .where(and(eq(billRequests.bookingId, booking.id), eq(billRequests.status, 'open')));
  const [other] = await db
    .select({ total: count() })
    .from(bills)
    .where(and(eq(bills.bookingId, booking.id), ne(bills.kind, kind)));
  const seen = viewsOfDraft(newest.draft);
  return {
    kind,
    newestInstruction: newest.instruction,
    newestDraft: newest.draft,
    viewed: seen.length > 0,
    viewedByMe: seen.some(({ user }) => user.id === userId),
    openRequests: open?.total ?? 0,
    bothKinds: (other?.total ?? 0) > 0,
    versions,
  };
}
