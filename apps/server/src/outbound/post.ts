import { lt } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { outbound } from '../database/schema.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import type { Template } from './wording.ts';

export interface Letter {
  readonly channel: 'sms' | 'mail';
  readonly receiver: string;
  readonly template: Template;
  readonly language: Language;
  readonly params: Readonly<Record<string, string>>;
}

/** What the parameters of a letter are wrapped under. */
export const aboutLetter = ({ template, receiver }: Pick<Letter, 'template' | 'receiver'>) =>
  `outbound ${template} ${receiver}`;

/** Writes down what is to leave, and the job that sends it: both with the commit of `tx`, or neither. */
export async function post(tx: Db, { jobs, wrapping }: Pick<Services, 'jobs' | 'wrapping'>, letter: Letter) {
  const { params, ...rest } = letter;
  const wrapped = wrapping.wrap(Buffer.from(JSON.stringify(params)), aboutLetter(letter));
  const [row] = await tx
    .insert(outbound)
    .values({ ...rest, params: wrapped })
    .returning({ id: outbound.id });
  if (row) await jobs.send(tx, 'outbound', { id: row.id });
}

/** Forgets what left a month ago. */
export async function forgetOldLetters(db: Db): Promise<void> {
  await db.delete(outbound).where(lt(outbound.createTime, new Date(Date.now() - 30 * 86_400_000)));
}
