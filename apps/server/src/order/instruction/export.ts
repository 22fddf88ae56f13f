import type { In, PortalContract } from '@lading/api-client/contract';
import type { BillRecord } from '@lading/validators/bill';
import type { Db } from '../../database/open.ts';
import { notFound } from '../../http/failure.ts';
import type { Language } from '../../messages/say.ts';
import { recordOf } from '../versions/content.ts';
import { type Booking, contentsOf, newestOf, ownKind } from '../versions/find.ts';
import { contentOf } from './contents.ts';
import { dcsaFile } from './dcsa.ts';
import { draftsOf } from './drafts.ts';
import { instructionSheet } from './sheet.ts';

type Asked = In<PortalContract['order']['exportInstruction']>;

/** The bills that are asked for: of a version, or as they are written where none was sent and none is named. */
async function billsOf(
  db: Db,
  booking: Booking,
  { source, version }: Pick<Asked, 'source' | 'version'>,
  language: Language,
): Promise<BillRecord[]> {
  const kind = ownKind(booking);
  const { webStatus } = booking;
  const wanted = version ?? (await newestOf(db, booking, kind))[source];
  if (source === 'instruction' && version === undefined && wanted === 0) {
    const drafts = await draftsOf(db, booking);
    return drafts
      .filter((draft) => draft.kind === kind)
      .map((draft) => recordOf(kind, contentOf(draft, webStatus), { version: draft.billVersion, webStatus, language }));
  }
  const contents = await contentsOf(db, booking, kind, source, wanted);
  if (!contents) throw notFound('noSuchVersion');
  return contents.map((bill) => recordOf(kind, bill, { version: wanted, webStatus, language }));
}

/** An instruction or a draft as a file. */
export async function instructionFile(db: Db, booking: Booking, asked: Asked, language: Language) {
  const bills = await billsOf(db, booking, asked, language);
  return asked.format === 'dcsa'
    ? dcsaFile(db, booking, bills, { source: asked.source, language })
    : instructionSheet(booking, bills, language);
}
