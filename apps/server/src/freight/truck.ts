import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, asc, eq, gte, ilike, isNull, or } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { areas, ports, RATE_STATUS, truckRates, wharves } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { ofLanguage } from '../user/name.ts';
import { dayIn } from './sailings.ts';
import { CHINA } from './search.ts';

type Call = PortalContract['freight']['truckPage'];

async function page(db: Db, asked: In<Call>, language: Language): Promise<Out<Call>> {
  const { current, size, portId, cityId, ctnType, keyword } = asked;
  const word = containing(keyword);
  const wanted = and(
    eq(truckRates.status, RATE_STATUS.live),
    isNull(truckRates.removedAt),
    gte(truckRates.validTo, dayIn(new Date(), CHINA)),
    portId === undefined ? undefined : eq(truckRates.portId, portId),
    cityId === undefined ? undefined : eq(truckRates.cityId, cityId),
    ctnType === undefined ? undefined : eq(truckRates.ctnType, ctnType),
    keyword === ''
      ? undefined
      : or(ilike(areas.nameCn, word), ilike(areas.nameEn, word), ilike(ports.nameCn, word), ilike(ports.nameEn, word)),
  );
  const rows = await db
    .select({ row: truckRates, port: ports, wharf: wharves, city: areas, total: total() })
    .from(truckRates)
    .innerJoin(ports, eq(ports.id, truckRates.portId))
    .innerJoin(areas, eq(areas.id, truckRates.cityId))
    .leftJoin(wharves, eq(wharves.id, truckRates.wharfId))
    .where(wanted)
    .orderBy(asc(truckRates.portId), asc(truckRates.cityId), asc(truckRates.ctnType), asc(truckRates.id))
    .limit(size)
    .offset((current - 1) * size);
  const records = rows.map(({ row, port, wharf, city }) => ({
    id: row.id,
    ctnType: row.ctnType,
    price: row.price,
    currency: row.currency,
    overweight: row.overweight,
    port: { id: port.id, portCode: port.code, nameCn: port.nameCn, nameEn: port.nameEn },
    wharf,
    city: { id: city.id, nameCn: city.nameCn, nameEn: city.nameEn },
    waitFree: row.waitFree,
    waitPrice: row.waitPrice,
    validFrom: row.validFrom,
    validTo: row.validTo,
    remark: ofLanguage(language, row.remark, row.remarkEn),
  }));
  // A page behind the last one tells nothing of how many there are.
  const all = rows[0]?.total ?? (current > 1 ? (await page(db, { ...asked, current: 1, size: 1 }, language)).total : 0);
  return { records, total: all };
}

export const truck = ({ db }: Services): FileHandlers<'freight', 'truck'> => ({
  truckPage: (asked, { language }) => page(db, asked, language),
});
