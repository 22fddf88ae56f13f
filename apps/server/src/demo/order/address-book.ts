import { partyText } from '@lading/validators';
import type { PartyKind } from '@lading/validators/record';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { areas, customers, parties, payerConsents } from '../../database/schema.ts';
import { BOOK, type Line } from './address-lines.ts';

function rowOf({ city: [city, state, zip, countryCode], code, printed, ...rest }: Line, country: string) {
  const [enterpriseType, enterpriseCode] = code ?? ['' as const, ''];
  const said = code?.join(' ');
  return {
    ...rest,
    city,
    state,
    zip,
    countryCode,
    enterpriseType,
    enterpriseCode,
    displayText: printed ?? partyText({ ...rest, city, state, zip, country, code: said }),
  };
}

/** The book of Haoyu, and a second company that lets Haoyu have orders billed to it. */
export async function loadAddressBook(tx: Db): Promise<void> {
  const [haoyu] = await tx.select().from(customers).where(eq(customers.code, 'HAOYU'));
  const [outai] = await tx.select().from(customers).where(eq(customers.code, 'OUTAI'));
  if (!haoyu || !outai) return;
  const codes = [...new Set(Object.values(BOOK).flatMap((lines) => lines.map(({ city }) => city[3])))];
  const known = await tx.select().from(areas).where(inArray(areas.code, codes));
  const nameOf = (code: string) => known.find((area) => area.pid === 0 && area.code === code)?.nameEn ?? code;
  for (const [kind, lines] of Object.entries(BOOK) as [PartyKind, readonly Line[]][])
    await tx.insert(parties).values(
      lines.map((one, at) => ({
        ...rowOf(one, nameOf(one.city[3])),
        kind,
        customerId: haoyu.id,
        isDefault: at === 0,
      })),
    );
  await tx.insert(payerConsents).values({ payerId: outai.id, customerId: haoyu.id });
}
