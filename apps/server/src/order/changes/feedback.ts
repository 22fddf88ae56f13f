import type { Out, PortalContract } from '@lading/api-client/contract';
import type { ChangeReason } from '@lading/validators/bill';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { billRequests, webUsers } from '../../database/schema.ts';
import { type Language, say } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import type { BillNames } from '../marks/read.ts';
import { signed } from '../signed.ts';
import { answerText } from './answer-text.ts';
import { filesOfRequests } from './files.ts';

type Request = typeof billRequests.$inferSelect;
export type Feedback = Out<PortalContract['order']['blRequests']>['list'][number];

/** The changes that were asked for of a booking, those of the newest draft first. */
export async function feedbackOf(db: Db, bookingId: number, names: BillNames, language: Language): Promise<Feedback[]> {
  const rows = await db
    .select({ request: billRequests, user: webUsers })
    .from(billRequests)
    .innerJoin(webUsers, eq(webUsers.id, billRequests.userId))
    .where(eq(billRequests.bookingId, bookingId))
    .orderBy(desc(billRequests.version), asc(billRequests.id));
  const filesOf = await filesOfRequests(db, bookingId);
  const ids = new Set(rows.flatMap(({ request }) => request.answeredBy ?? []));
  const people =
    ids.size > 0
      ? await db
          .select()
          .from(webUsers)
          .where(inArray(webUsers.id, [...ids]))
      : [];
  const answerOf = ({ answeredBy, answeredAt, answer }: Request) => {
    const person = people.find(({ id }) => id === answeredBy);
    if (!person || !answeredAt) return null;
    return {
      reason: answerText(language, answer),
      author: signed(language, person, null).author,
      at: isoInstant(answeredAt),
    };
  };
  return rows.map(({ request, user }) => ({
    id: request.id,
    billId: names.shown(request.billId),
    version: request.version,
    path: request.path,
    severity: request.severity,
    code: 'PROPERTY_VALUE_MUST_CHANGE',
    message: say(language, request.proposed === '' ? 'requestEmpty' : 'requestChange', {
      current: request.current,
      proposed: request.proposed,
    }),
    jsonPath: request.jsonPath,
    property: request.property,
    current: request.current,
    proposed: request.proposed,
    reason: request.reason as ChangeReason,
    author: signed(language, user, null).author,
    at: isoInstant(request.createTime),
    status: request.status,
    answer: answerOf(request),
    files: filesOf.get(request.id) ?? [],
  }));
}
