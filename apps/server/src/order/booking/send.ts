import type { contract, In } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { type BookingDraft, bookingIssues } from '@lading/validators/booking';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookingForms, customers } from '../../database/schema.ts';
import { moveBid } from '../../freight/bid-answers.ts';
import { levelOf } from '../../freight/level.ts';
import { readPriceToken } from '../../freight/token.ts';
import type { Caller } from '../../http/caller.ts';
import { Failure, refused } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { checkCredit } from '../../settlement/credit.ts';
import { insistOnOffered } from '../../user/house/offered.ts';
import type { Member } from '../../user/session.ts';
import { costingOf, frozen, ofDraft, shownCosting, totalOf, wonFor } from './cost.ts';
import { factsFor } from './facts.ts';
import type { Booking } from './form.ts';
import { moveBooking } from './move.ts';
import { type OfferAsked, offerFrozen, offerIn, offerOf, offerTotal } from './offer.ts';

/** Certified, and as long as a renewal is looked at. */
const CERTIFIED = 2;
const PAY_THEN_RELEASE = 3;

export type Priced = Pick<In<typeof contract.order.saveBooking>, 'priceToken' | 'told'>;

/** Issues as they travel. */
export const onWire = (issues: ReturnType<typeof bookingIssues>) =>
  issues.map(({ path, code, params, severity, suggestions }) => ({
    path,
    code,
    params: { ...params },
    severity,
    suggestion: suggestions?.[0] ?? '',
  }));

/** Everything there is to say of what is written. */
export const issuesOf = async (tx: Db, bookingId: number | undefined, draft: BookingDraft) =>
  bookingIssues(draft, await factsFor(tx, bookingId, draft));

async function checkCompany(tx: Db, customerId: number, { services }: BookingDraft): Promise<void> {
  const [company] = await tx
    .select({ certification: customers.certification })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (company?.certification !== CERTIFIED && services.settleMethodId !== PAY_THEN_RELEASE)
    throw refused('orderUncertified', {}, 'services.settleMethodId');
}

const said = (sum: { currency: string; amount: string } | null | undefined) =>
  sum ? `${sum.currency} ${sum.amount}` : '—';

/** Reckons what a booking by a rate costs; 409 with both prices where it is not what was told. */
async function priceOf(
  services: Services,
  tx: Db,
  draft: BookingDraft,
  rateId: number,
  { priceToken, told }: Priced,
  caller: Caller<Member>,
) {
  const level = levelOf(caller.visitor);
  const costing = await costingOf(tx, ofDraft(draft, rateId), level, wonFor(tx, caller.visitor, rateId));
  const kept = priceToken === '' ? undefined : await readPriceToken({ ...services, db: tx }, priceToken);
  const isBid = costing.won.length > 0;
  const isKept = !isBid && kept?.rateId === rateId && kept.level === level && kept.revision === costing.row.revision;
  const now = totalOf(costing);
  // A token that ran out keeps nothing; a price that is still the same needs no keeping.
  const isSame = told && now && told.currency === now.currency && compareDecimal(told.amount, now.amount) === 0;
  if (isKept || isSame) return costing;
  const shown = await shownCosting({ ...services, db: tx }, costing, caller);
  throw new Failure(
    409,
    '409',
    'priceChanged',
    { old: said(told), new: said(now) },
    { old: told ?? null, new: now, ...shown },
  );
}

/** The same by a rate of another way, which keeps no price: what was told has to be what it is. */
async function offerPriceOf(tx: Db, asked: OfferAsked, { told }: Priced, caller: Caller<Member>) {
  const offered = await offerOf(tx, asked, caller);
  const now = offerTotal(offered);
  const isSame = told && now ? told.currency === now.currency && compareDecimal(told.amount, now.amount) === 0 : !now;
  if (isSame) return offered;
  throw new Failure(
    409,
    '409',
    'priceChanged',
    { old: said(told), new: said(now) },
    { old: told ?? null, new: now, rate: { priceToken: null } },
  );
}

/** Sends a booking that is held: what it lacks, who sends it and what it costs are looked at, then its price stands. */
export async function sendBooking(
  services: Services,
  tx: Db,
  booking: Booking,
  { draft, ...priced }: Priced & { readonly draft: BookingDraft },
  caller: Caller<Member>,
  requestId: string,
): Promise<void> {
  const { customerId, userId } = caller.visitor;
  const issues = await issuesOf(tx, booking.id, draft);
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Failure(
      200,
      '0',
      'orderIncomplete',
      { count: errors.length },
      {
        state: booking.orderStatus,
        path: errors[0]?.path ?? '',
        issues: onWire(issues),
      },
    );
  await insistOnOffered(tx, draft.route.mode, 'route.mode');
  await checkCompany(tx, customerId, draft);
  const { rateId } = draft.route;
  const offer = offerIn(draft);
  const costing = rateId === null ? undefined : await priceOf(services, tx, draft, rateId, priced, caller);
  const cost = costing ? frozen(costing) : offer && offerFrozen(await offerPriceOf(tx, offer, priced, caller));
  for (const bid of costing?.won ?? []) await moveBid(tx, services.bus, bid, 'book');
  await checkCredit(tx, customerId, { id: booking.id, cost: cost ?? null });
  await tx
    .update(bookingForms)
    .set({
      submittedBy: userId,
      submittedAt: new Date(),
      reason: '',
      note: '',
      returned: [],
      wantedBy: null,
      cost: cost ?? null,
    })
    .where(eq(bookingForms.bookingId, booking.id));
  await moveBooking(tx, services.bus, booking, 'submit', { ...caller, userId, requestId });
}
