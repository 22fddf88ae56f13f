import type { Out, PortalContract } from '@lading/api-client/contract';
import { and, count, desc, eq, max, ne } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { bookings } from '../database/schema.ts';
import type { Language } from '../messages/say.ts';
import { ofLanguage } from '../user/name.ts';

/** Ports and carriers that are offered: those of most bookings. */
const MOST = 60;

/** Where the bookings of a customer go, and with whom. */
export async function orderFacets(
  db: Db,
  customerId: number,
  language: Language,
): Promise<Out<PortalContract['order']['orderFacets']>> {
  const own = eq(bookings.customerId, customerId);
  const ports = await db
    .select({
      code: bookings.portEndCode,
      cn: max(bookings.portEndNameCn),
      en: max(bookings.portEndNameEn),
      count: count(),
    })
    .from(bookings)
    .where(and(own, ne(bookings.portEndCode, '')))
    .groupBy(bookings.portEndCode)
    .orderBy(desc(count()), bookings.portEndCode)
    .limit(MOST);
  const carriers = await db
    .select({ name: bookings.shippingName, count: count() })
    .from(bookings)
    .where(and(own, ne(bookings.shippingName, '')))
    .groupBy(bookings.shippingName)
    .orderBy(desc(count()), bookings.shippingName)
    .limit(MOST);
  return {
    ports: ports.map(({ code, cn, en, count: times }) => ({
      code,
      name: ofLanguage(language, cn ?? '', en ?? '') || code,
      count: times,
    })),
    carriers,
  };
}
