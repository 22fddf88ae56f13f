import type { Out, PortalContract } from '@lading/api-client/contract';
import { compareDecimal, weight } from '@lading/validators';
import { draftChanges, type HeldContainer } from '@lading/validators/bill';
import type { Db } from '../../database/open.ts';
import { refused } from '../../http/failure.ts';
import { type Language, sayNumbered } from '../../messages/say.ts';
import { draftsOf, keepDraft } from '../instruction/drafts.ts';
import { mergeDraft } from '../instruction/merge.ts';
import { mayAddBills } from '../instruction/mode.ts';
import { type Booking, ownKind } from '../versions/find.ts';
import type { VgmRow } from './sheet.ts';

type Change = Out<PortalContract['order']['syncVgm']>['changes'][number];

interface How {
  readonly dryRun: boolean;
  readonly language: Language;
}

const NAMES = { sealNo: 'sealNo', weight: 'cargo' } as const;

/** A container as the sheet says it: its seal, and its cargo where the whole of it is on this bill. */
function filled(row: HeldContainer, rows: readonly VgmRow[], whole: boolean): [HeldContainer, Change[]] {
  const box = rows.find(({ ctnNo }) => ctnNo !== '' && ctnNo === row.ctnNo)?.box;
  if (!box) return [row, []];
  const wanted = whole ? (['sealNo', 'weight'] as const) : (['sealNo'] as const);
  const changes = wanted.flatMap((name): (Change & { name: 'sealNo' | 'weight' })[] => {
    const [old, now] = [String(row[name] ?? ''), box[NAMES[name]]];
    const same =
      old === now || (name === 'weight' && weight.is(old) && weight.is(now) && compareDecimal(old, now) === 0);
    return now === '' || same ? [] : [{ name, path: `containers[${box.ctnNo}].${name}`, old, new: now }];
  });
  const next = { ...row, ...Object.fromEntries(changes.map((change) => [change.name, change.new])) };
  return [next, changes.map(({ name: _, ...change }) => change)];
}

/** Writes seals and cargo of the sheet into the bills that are still written, as one more writer; a dry run answers what would change. */
export async function fillBill(
  tx: Db,
  booking: Booking,
  rows: readonly VgmRow[],
  userId: number,
  { dryRun, language }: How,
): Promise<Change[]> {
  if (!mayAddBills(booking))
    throw refused('vgmBill', { status: sayNumbered(language, 'webStatus', booking.webStatus) });
  const drafts = (await draftsOf(tx, booking)).filter(({ kind }) => kind === ownKind(booking));
  const count = (ctnNo: unknown) =>
    drafts.flatMap(({ values }) => values.containers).filter((one) => one.ctnNo === ctnNo).length;
  const all: Change[] = [];
  for (const draft of drafts) {
    const pairs = draft.values.containers.map((row) => filled(row, rows, count(row.ctnNo) === 1));
    const changes = pairs.flatMap(([, said]) => said);
    all.push(...changes);
    if (dryRun || changes.length === 0) continue;
    const next = { ...draft.values, containers: pairs.map(([row]) => row) };
    const writing = { base: draft.revision, userId, at: Date.now(), page: '' };
    const { revision, values, written } = mergeDraft(draft, draftChanges(draft.values, next), writing);
    await keepDraft(tx, { bookingId: booking.id, billId: draft.billId, revision, values, written, userId });
  }
  return all;
}
