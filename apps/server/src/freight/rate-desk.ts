import type { contract, In, Out } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { rateSheets } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { badInput } from '../http/failure.ts';
import { FAULTS } from '../importing/kind.ts';
import { say } from '../messages/say.ts';
import type { Services } from '../services.ts';
import type { Staff } from '../user/session.ts';
import { ratesChanged } from './follow-watch.ts';
import { discard, restore, versions } from './sheets/history.ts';
import { SHEETS } from './sheets/kinds.ts';
import { listsOf } from './sheets/lists.ts';
import { draftPage } from './sheets/page.ts';
import { preview, publish } from './sheets/publish.ts';
import { rowsOf, shownRow, waiting } from './sheets/rows.ts';
import { saveRows } from './sheets/save.ts';
import { draftVersion, holdOpen } from './sheets/version.ts';

type Calls = typeof contract.freight;
type By = Caller<Staff>;

async function save(
  { db }: Services,
  { sheet, rows }: In<Calls['saveRateDraft']>,
  { visitor, language }: By,
): Promise<Out<Calls['saveRateDraft']>> {
  const kind = SHEETS[sheet];
  const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (new Set(ids).size < ids.length) throw badInput('rows');
  return db.transaction(async (tx) => {
    await holdOpen(tx);
    const [lists, draft] = [await listsOf(tx, sheet), await draftVersion(tx, sheet)];
    const saved = await saveRows(tx, kind, rows, { lists, draft, userId: visitor.userId });
    const now = await rowsOf(
      tx,
      kind,
      saved.flatMap(({ id }) => (id === undefined ? [] : [id])),
    );
    return {
      rows: saved.map(({ id, clashes, faults }) => {
        const row = id === undefined ? undefined : now.get(id);
        return {
          row: row ? shownRow(kind, row, lists, language) : null,
          clashes: [...clashes],
          faults: faults.map(({ column, code, values }) => ({ column, message: say(language, FAULTS[code], values) })),
        };
      }),
      changes: await waiting(tx, kind),
    };
  });
}

/** Every change of what is on sale is told: by whom, and which version it made. */
const note = ({ security }: Services, { visitor, address }: By, detail: Readonly<Record<string, string | number>>) =>
  security.note('ratesPublished', { userId: visitor.userId, address, detail });

/** The sheets that staff keep rates in. */
export const rateDesk = (services: Services): FileHandlers<'freight', 'rateDesk'> => ({
  rateDraft: (asked, { language }) => draftPage(services.db, SHEETS[asked.sheet], asked, language),
  rateVersions: ({ sheet }, { language }) => versions(services.db, SHEETS[sheet], language),
  rateChanges: ({ sheet }, { language }) => preview(services.db, SHEETS[sheet], language),
  saveRateDraft: (asked, caller) => save(services, asked, caller),
  async saveRateRules({ sheet, listAdd, vipLess }) {
    await services.db.transaction(async (tx) => {
      await holdOpen(tx);
      const { id } = await draftVersion(tx, sheet);
      await tx.update(rateSheets).set({ listAdd, vipLess }).where(eq(rateSheets.id, id));
    });
    return null;
  },
  async publishRates(asked, caller) {
    const { sheet } = asked;
    const { db, bus } = services;
    const answer = await db.transaction(async (tx) => {
      const { answer: made, rows } = await publish(tx, SHEETS[sheet], asked, caller.visitor.userId, caller.language);
      const ids = rows.map(({ id }) => id);
      if (sheet === 'fcl') await ratesChanged(tx, bus, ids, caller.page);
      return made;
    });
    note(services, caller, { sheet, version: answer.version, rows: answer.rows });
    return answer;
  },
  discardRates: ({ sheet, ids }) => services.db.transaction((tx) => discard(tx, SHEETS[sheet], ids)),
  restoreRates: (asked, { visitor, language }) =>
    services.db.transaction(async (tx) => {
      const lists = await listsOf(tx, asked.sheet);
      return restore(tx, SHEETS[asked.sheet], asked, visitor.userId, { lists, language });
    }),
});
