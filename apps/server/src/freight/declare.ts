import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { declareRates, ports, RATE_STATUS } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { ofLanguage } from '../user/name.ts';
import { dayIn } from './sailings.ts';
import { CHINA } from './search.ts';

type Call = PortalContract['freight']['declarePage'];

async function page(db: Db, asked: In<Call>, language: Language): Promise<Out<Call>> {
  const { current, size, portId, kind } = asked;
  const wanted = and(
    eq(declareRates.status, RATE_STATUS.live),
    isNull(declareRates.removedAt),
    or(isNull(declareRates.validTo), gte(declareRates.validTo, dayIn(new Date(), CHINA))),
    portId === undefined ? undefined : eq(declareRates.portId, portId),
    kind === undefined ? undefined : eq(declareRates.kind, kind),
  );
  const rows = await db
    .select({ row: declareRates, port: ports, total: total() })
    .from(declareRates)
    .innerJoin(ports, eq(ports.id, declareRates.portId))
    .where(wanted)
    .orderBy(asc(declareRates.portId), asc(declareRates.kind), asc(declareRates.id))
    .limit(size)
    .offset((current - 1) * size);
  const records = rows.map(({ row, port }) => ({
    id: row.id,
    kind: row.kind,
    price: row.price,
    perPage: row.perPage,
    currency: row.currency,
    port: { id: port.id, portCode: port.code, nameCn: port.nameCn, nameEn: port.nameEn },
    examination: ofLanguage(language, row.examination, row.examinationEn),
    validTo: row.validTo,
    remark: ofLanguage(language, row.remark, row.remarkEn),
  }));
  // A page behind the last one tells nothing of how many there are.
  const all = rows[0]?.total ?? (current > 1 ? (await page(db, { ...asked, current: 1, size: 1 }, language)).total : 0);
  return { records, total: all };
}

export const declare = ({ db }: Services): FileHandlers<'freight', 'declare'> => ({
  declarePage: (asked, { language }) => page(db, asked, language),
});
