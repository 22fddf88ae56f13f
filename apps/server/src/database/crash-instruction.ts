import { type Arg, contract } from '@lading/api-client/contract';
import { NO_DRAFT_CHANGES } from '@lading/validators/bill';
import type { addFixture } from '../testing/fixture.ts';
import { addWritten } from '../testing/instructions.ts';
import { type ServerProcess, startProcess } from './crash-server.ts';
import type { Db } from './open.ts';

const { instruction, saveMbl } = contract.order;

/** Milliseconds of writing after which the server dies, round by round. */
const AFTER = [400, 130, 260, 60, 700, 190] as const;

type Asked = Arg<typeof saveMbl>;

/** An instruction while it is written. */
export interface Writing {
  readonly bookingId: number;
  /** what the server has said it has, and what it was asked to keep when it died */
  kept: string;
  under: Asked | undefined;
  revision: number;
}

const textOf = ({ changes }: Asked): string => String(changes.head['remark']);

export async function prepareWriting(db: Db, ids: Awaited<ReturnType<typeof addFixture>>): Promise<Writing> {
  return { bookingId: await addWritten({ db, ids }), kept: '', under: undefined, revision: 0 };
}

/** The bill as the server has it. */
async function billOf(server: ServerProcess, bookingId: number) {
  const { data, message } = await server.call(instruction, { bookingId });
  const [bill] = data?.bills ?? [];
  if (!bill) throw new Error(message);
  return bill;
}

/** Asks once more for what was under way, as the page does that got no answer, and looks at what is there: true when nothing is lost or written twice. */
async function meets(server: ServerProcess, writing: Writing): Promise<boolean> {
  const { bookingId, under, kept, revision } = writing;
  const found = await billOf(server, bookingId);
  const remark = String(found.values.head['remark'] ?? '');
  const isKept = remark === kept || (under !== undefined && remark === textOf(under));
  if (!under) return isKept;
  const again = await server.call(saveMbl, under);
  const after = await billOf(server, bookingId);
  writing.kept = textOf(under);
  writing.revision = after.revision;
  writing.under = undefined;
  // Kept once: whether the server had it already or not, its revision went on by one.
  return (
    isKept && again.code === '1' && after.values.head['remark'] === writing.kept && after.revision === revision + 1
  );
}

/** Starts the server over what the last one left, writes a text letter by letter, and kills it amid that; whether all was there before, and how much was written. */
export async function killWhileWriting(
  dataDir: string,
  writing: Writing,
  round: number,
): Promise<{ met: boolean; answered: number }> {
  const server = await startProcess(dataDir);
  const met = await meets(server, writing);
  let answered = 0;
  let alive = true;
  const write = async () => {
    for (let letter = 1; alive; letter += 1) {
      const changes = { ...NO_DRAFT_CHANGES, head: { remark: `ROUND ${round} LETTER ${letter}` } };
      const { bookingId, revision } = writing;
      const under = {
        bookingId,
        mblId: null,
        action: 'draft',
        revision,
        requestId: crypto.randomUUID(),
        changes,
      } as Asked;
      writing.under = under;
      const { code, message, data } = await server.call(saveMbl, under);
      if (code !== '1') throw new Error(message);
      writing.under = undefined;
      writing.kept = textOf(under);
      writing.revision = data.revision;
      answered += 1;
    }
  };
  const wrote = write().catch((error: unknown) => error);
  await new Promise((resolve) => setTimeout(resolve, AFTER[round % AFTER.length]));
  const killed = server.kill();
  await killed;
  alive = false;
  const error = await wrote;
  // The broken connection is what a kill looks like; anything else the server itself has said.
  if (error instanceof Error && !(error instanceof TypeError)) throw error;
  return { met, answered };
}

/** Once more over what the last kill left. */
export async function meetAgain(dataDir: string, writing: Writing): Promise<boolean> {
  const server = await startProcess(dataDir);
  const met = await meets(server, writing);
  await server.kill();
  return met;
}
