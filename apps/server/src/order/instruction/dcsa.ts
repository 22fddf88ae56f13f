import {
  type BillRecord,
  type DocumentFacts,
  toShippingInstructions,
  toTransportDocument,
  type Written,
} from '@lading/validators/bill';
import { desc, eq } from 'drizzle-orm';
import { inZone, zoneOf } from '../../basedata/zones.ts';
import type { Db } from '../../database/open.ts';
import { traceEtas } from '../../database/schema.ts';
import type { Download } from '../../http/answer.ts';
import { Failure } from '../../http/failure.ts';
import { type Language, say, type TextId } from '../../messages/say.ts';
import { houseOf } from '../../user/house/settings.ts';
import type { Booking } from '../versions/find.ts';

/** Where the house that issues a bill sits: the office that is named first. */
async function issuerOf(db: Db): Promise<DocumentFacts['issuer']> {
  const { nameEn, nameCn, offices } = await houseOf(db);
  const [office] = offices;
  if (!office) return undefined;
  // An office abroad says its country behind the city.
  const [city = '', country = 'China'] = office.cityEn.split(',').map((part) => part.trim());
  const countryCode = { China: 'CN', Vietnam: 'VN', USA: 'US' }[country] ?? 'CN';
  return { partyName: nameEn || nameCn, street: office.addressEn, city, countryCode };
}

/** When the ship is expected, by the clock of the port where it arrives. */
async function arrivalOf(db: Db, { id, portEndCode }: Booking): Promise<string | undefined> {
  const [newest] = await db
    .select()
    .from(traceEtas)
    .where(eq(traceEtas.bookingId, id))
    .orderBy(desc(traceEtas.at))
    .limit(1);
  return newest && inZone(newest.eta, zoneOf(portEndCode)).slice(0, 10);
}

const LACKS: Readonly<Record<string, TextId>> = {
  arrival: 'dcsaArrival',
  issuer: 'dcsaIssuer',
  containers: 'dcsaContainers',
};
const TOTALS = /^totals\./;

function lackText(language: Language, path: string): string {
  const id = TOTALS.test(path) ? 'dcsaTotals' : LACKS[path];
  return id === undefined ? path.replace(/^bill\./, '') : say(language, id);
}

/** A document cannot be written of a bill that lacks what the standard demands. */
function checkWhole(documents: readonly Written[], language: Language): void {
  const lacks = [...new Set(documents.flatMap((one) => one.lacks))];
  if (lacks.length === 0) return;
  const fields = lacks.map((path) => lackText(language, path)).join(language === 'zh-CN' ? '、' : ', ');
  throw new Failure(200, '0', 'dcsaLacks', { fields }, { path: lacks[0] ?? '', lacks });
}

/** Bills as JSON of DCSA's EBL 3.0.4: Shipping Instructions of an instruction, a Transport Document of a draft; a list where there are several. */
export async function dcsaFile(
  db: Db,
  booking: Booking,
  bills: readonly BillRecord[],
  { source, language }: { readonly source: 'instruction' | 'draft'; readonly language: Language },
): Promise<Download> {
  const facts: DocumentFacts = {
    arrival: await arrivalOf(db, booking),
    issuer: await issuerOf(db),
    terms: say('en-US', 'dcsaTerms'),
  };
  const documents = bills.map((bill) =>
    source === 'instruction' ? toShippingInstructions(bill) : toTransportDocument(bill, facts),
  );
  checkWhole(documents, language);
  const written = documents.map(({ document }) => document);
  const body = Buffer.from(`${JSON.stringify(written.length === 1 ? written[0] : written, null, 2)}\n`);
  const stem = source === 'instruction' ? 'ShippingInstructions' : 'TransportDocument';
  return { name: `${stem}_${booking.bookingNo}.json`, contentType: 'application/json', body };
}
