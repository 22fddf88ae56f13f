import { HOUSE_MODES } from '@lading/api-client/contract';
import type { Db } from '../../database/open.ts';
import { refused } from '../../http/failure.ts';
import { houseOf } from './settings.ts';

/** Refuses a way to send goods that the house does not offer; what is none of its ways is for others to judge. */
export async function insistOnOffered(db: Db, mode: string, path?: string): Promise<void> {
  const ways: readonly string[] = HOUSE_MODES;
  if (!ways.includes(mode)) return;
  const offered: readonly string[] = (await houseOf(db)).modes;
  if (!offered.includes(mode)) throw refused('modeNotOffered', { mode }, path);
}
