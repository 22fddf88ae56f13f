import type { Out, PortalContract } from '@lading/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import { inZone, zoneOf } from '../basedata/zones.ts';
import type { Db } from '../database/open.ts';
import { bookingCutoffs } from '../database/schema.ts';
import { type Language, say } from '../messages/say.ts';
import type { Booking } from './versions/find.ts';

type Answer = Out<PortalContract['order']['blCutoffs']>;

/** When the books close, in the clock of the port of loading, and what a change costs after. */
export async function cutoffsOf(db: Db, booking: Booking, language: Language): Promise<Answer> {
  const rows = await db
    .select()
    .from(bookingCutoffs)
    .where(eq(bookingCutoffs.bookingId, booking.id))
    .orderBy(asc(bookingCutoffs.closesAt));
  const documents = booking.cutOff && !rows.some(({ code }) => code === 'DCO') ? booking.cutOff : undefined;
  const known = documents
    ? [{ code: 'DCO' as const, closesAt: documents, feeAmount: null, feeCurrency: '' }, ...rows]
    : rows;
  const chinese = language === 'zh-CN';
  const { portStartNameCn, portStartNameEn, portStartCode } = booking;
  const zone = zoneOf(portStartCode);
  const now = Date.now();
  return {
    portName: chinese ? portStartNameCn || portStartNameEn : portStartNameEn || portStartNameCn,
    portCode: portStartCode,
    zone,
    list: known
      .toSorted((a, b) => a.closesAt.getTime() - b.closesAt.getTime())
      .map(({ code, closesAt, feeAmount, feeCurrency }) => ({
        code,
        name: say(language, `cutoff${code}`),
        time: inZone(closesAt, zone),
        passed: closesAt.getTime() <= now,
        feeAmount: feeAmount ?? '',
        feeCurrency: feeAmount === null ? '' : feeCurrency,
        feeText:
          feeAmount === null
            ? ''
            : say(language, code === 'VCO' ? 'feeLateVgm' : 'feeAfter', { amount: feeAmount, currency: feeCurrency }),
      })),
  };
}
