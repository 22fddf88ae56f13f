import type { Out, PortalContract } from '@lading/api-client/contract';
import type { Db } from '../../database/open.ts';
import { refused } from '../../http/failure.ts';
import type { Language } from '../../messages/say.ts';
import type { Booking } from '../versions/find.ts';

type Read = Out<PortalContract['order']['readInstruction']>;

/** What a file of DCSA says, for the form. */
export async function readFile(_db: Db, _booking: Booking, file: File, _language: Language): Promise<Read> {
  try {
    JSON.parse(await file.text());
  } catch {
    throw refused('instructionNotJson', {}, 'file');
  }
  throw refused('instructionNotDcsa', { path: '$' }, 'file');
}
