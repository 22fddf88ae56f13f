import { and, eq, ne } from 'drizzle-orm';
import { outbound } from '../database/schema.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { letterOf } from './letter.ts';
import { aboutLetter } from './post.ts';
import { type Provider, ProviderError } from './provider.ts';
import type { Template } from './wording.ts';

/** Who sends what leaves by each channel; a backup is asked once where the first cannot. */
export type Providers = Readonly<Record<'sms' | 'mail', readonly [Provider, Provider?]>>;

type Row = typeof outbound.$inferSelect;

/** Tries of one letter, and how long one with a code is of use to anybody. */
const MOST_TRIES = 6;
const CODE_LIFE = 5 * 60_000;

export const paramsOf = (
  row: Pick<Row, 'template' | 'receiver' | 'params'>,
  wrapping: Services['wrapping'],
): Record<string, string> | undefined => {
  const about = aboutLetter({ template: row.template as Template, receiver: row.receiver });
  const text = row.params === '' ? undefined : wrapping.unwrap(row.params, about)?.toString();
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, string>);
};

/** A code is of no use to anybody later; whatever else was not sent can be sent once more. */
const isLasting = ({ template }: Pick<Row, 'template'>): boolean => template !== 'code';

/** Makes a letter that failed ready to be sent once more. */
export async function sendAgain(db: Services['db'], { id }: { readonly id: number }): Promise<void> {
  await db
    .update(outbound)
    .set({ state: 'queued', tries: 0, failure: '', doneAt: null })
    .where(and(eq(outbound.id, id), eq(outbound.state, 'failed'), ne(outbound.params, '')));
}

/**
 * A letter found in the middle of being sent was left so by a crash: whether it went, nobody knows. It is sent again under the same number,
 * by which mailboxes and providers tell what they have had.
 */
async function claim(db: Services['db'], id: number): Promise<Row | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(outbound).where(eq(outbound.id, id)).for('update');
    // Its job is tried until it stands among the failed ones, from where somebody may send it once more.
    if (row?.state === 'failed' && isLasting(row)) throw new Error(row.failure);
    if (row?.state !== 'queued' && row?.state !== 'sending') return undefined;
    const spent = row.tries >= MOST_TRIES;
    const next = spent ? ({ state: 'unknown', doneAt: new Date(), params: '' } as const) : SENDING(row.tries);
    await tx.update(outbound).set(next).where(eq(outbound.id, id));
    return spent ? undefined : row;
  });
}
const SENDING = (tries: number) => ({ state: 'sending', tries: tries + 1 }) as const;

async function sendBy([first, backup]: readonly [Provider, Provider?], outgoing: Parameters<Provider['send']>[0]) {
  try {
    return { provider: first.name, ...(await first.send(outgoing)) };
  } catch (error) {
    const mayElsewhere = error instanceof ProviderError && ['config', 'limited'].includes(error.kind);
    if (!backup || !mayElsewhere) throw error;
    return { provider: backup.name, ...(await backup.send(outgoing)) };
  }
}

/** What becomes of a letter that was not sent: again later, or never. One that got no answer goes again under its number, as after a crash. */
function fateOf({ kind }: ProviderError, { tries }: Pick<Row, 'tries'>): 'queued' | 'failed' {
  const again = kind !== 'refused' && kind !== 'config' && tries + 1 < MOST_TRIES;
  return again ? 'queued' : 'failed';
}

/** Sends a row of `outbound`. Throws where it is worth another try, so that the job is tried again. */
export async function deliver(
  { db, wrapping }: Pick<Services, 'db' | 'wrapping'>,
  providers: Providers,
  { id }: { readonly id: number },
): Promise<void> {
  const row = await claim(db, id);
  if (!row) return;
  const write = (values: Partial<Row>) => db.update(outbound).set(values).where(eq(outbound.id, id));
  const params = paramsOf(row, wrapping);
  const late = row.template === 'code' && Date.now() - row.createTime.getTime() > CODE_LIFE;
  if (!params || late) {
    await write({ state: 'failed', failure: late ? 'late' : 'unreadable', params: '', doneAt: new Date() });
    return;
  }
  const [template, language] = [row.template as Template, row.language as Language];
  const words = letterOf(language, row.channel, template, params);
  try {
    const sent = await sendBy(providers[row.channel], { job: `o${id}`, to: row.receiver, template, params, ...words });
    // What the demonstration sends is read in its outbox.
    const kept = sent.provider === 'demo' ? {} : { params: '' };
    await write({ state: 'sent', provider: sent.provider, providerId: sent.id, doneAt: new Date(), ...kept });
  } catch (error) {
    const failed = error instanceof ProviderError ? error : new ProviderError('unknown', 'error');
    const state = fateOf(failed, row);
    const kept = state === 'queued' || (state === 'failed' && isLasting(row));
    const ended = state !== 'queued' && { doneAt: new Date(), ...(!kept && { params: '' }) };
    await write({ state, failure: failed.code, ...ended });
    if (kept) throw failed;
  }
}
