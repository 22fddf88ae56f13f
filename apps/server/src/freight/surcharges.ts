import type { In, Out, PortalContract, Route } from '@lading/api-client/contract';
import { surchargesFor } from '@lading/validators/freight';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { fclRates } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { ofLanguage } from '../user/name.ts';
import { surchargesOf } from './cost.ts';
import { boxOf, ctnTypeOf } from './named.ts';
import { dayIn } from './sailings.ts';
import { CHINA } from './search.ts';

type Call = PortalContract['freight']['fclSurcharges'];

/** The trade lane of two ports, as its rates name it. */
async function laneOf(db: Db, polId: number | undefined, podId: number | undefined): Promise<Route | undefined> {
  if (polId === undefined || podId === undefined) return undefined;
  const [row] = await db
    .select({ route: fclRates.routeCode })
    .from(fclRates)
    .where(and(eq(fclRates.polId, polId), eq(fclRates.podId, podId)))
    .limit(1);
  return row?.route;
}

async function common(
  db: Db,
  { polId, podId, shippingId, date, ctnType }: In<Call>,
  language: Language,
): Promise<Out<Call>> {
  const day = date || dayIn(new Date(), CHINA);
  const known = { ...(polId === undefined ? {} : { polId }), ...(podId === undefined ? {} : { podId }) };
  const [rows, lane] = await Promise.all([surchargesOf(db, known, day, day), laneOf(db, polId, podId)]);
  const place = {
    polId: polId ?? 0,
    podId: podId ?? 0,
    lane,
    shippingId,
    etd: day,
    ctnTypes: ctnType === undefined ? undefined : [boxOf(ctnType)],
  };
  const list = surchargesFor(rows, place).map((row) => ({
    id: row.id,
    code: row.code,
    name: ofLanguage(language, row.name, row.nameEn),
    basis: row.basis,
    amount: row.amount,
    min: row.min,
    max: row.max,
    currency: row.currency,
    payTerm: row.payTerm,
    side: row.side,
    amountsByCtn: row.amountsByCtn.map((one) => ({ ctnType: ctnTypeOf(one.ctnType) ?? 1, amount: one.amount })),
    mandatory: row.mandatory,
    polId: row.polId,
    podId: row.podId,
    lane: row.lane,
    shippingId: row.shippingId,
    ctnTypes: row.ctnTypes.map((box) => ctnTypeOf(box) ?? 1),
    validFrom: row.validFrom,
    validTo: row.validTo,
    note: ofLanguage(language, row.note, row.noteEn),
  }));
  return { list };
}

export const surchargeHandlers = ({ db }: Services): FileHandlers<'freight', 'surcharges'> => ({
  fclSurcharges: (asked, { language }) => common(db, asked, language),
});
