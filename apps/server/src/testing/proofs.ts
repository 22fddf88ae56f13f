import { createHash } from 'node:crypto';
import { type Arg, contract, type Out, type SmsPurpose } from '@lading/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { captchas, outbound, smsCodes, wechatScenes } from '../database/schema.ts';
import { wrappingBy } from '../user/wrapping.ts';
import type { Called } from './server.ts';

type Captcha = Arg<typeof contract.user.registerCode>['captcha'];

export const SLID = [
  { position: 0, time: 0 },
  { position: 0.4, time: 150 },
  { position: 1, time: 420 },
];

/** The work that a captcha asks of a browser. */
export function workOf(id: string, bits: number): string {
  for (let nonce = 0; ; nonce++) {
    const digest = createHash('sha256').update(`${id}.${nonce}`).digest();
    if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return String(nonce);
  }
}

/** Whoever can ask for a captcha. */
interface Asking {
  call(
    endpoint: typeof contract.user.newCaptcha,
    arg: undefined,
  ): Promise<Pick<Called<Out<typeof contract.user.newCaptcha>>, 'data'>>;
}

/** A captcha that was solved with the slider, as a person with a mouse does. */
export async function slid({ call }: Asking): Promise<Captcha> {
  const { data } = await call(contract.user.newCaptcha, undefined);
  return { id: data.id, work: workOf(data.id, data.bits), track: SLID };
}

/** One that was answered in words, as a person does who does not see the slider. */
export async function summed(server: Asking & { readonly db: Db }): Promise<Captcha> {
  const { data } = await server.call(contract.user.newCaptcha, undefined);
  const [row] = await server.db.select().from(captchas).where(eq(captchas.id, data.id));
  return { id: data.id, work: workOf(data.id, data.bits), sum: row?.sum ?? 0 };
}

const wrapping = wrappingBy(undefined);

/** A WeChat code that somebody has scanned and approved. */
export async function addScanned(db: Db, person: string): Promise<typeof wechatScenes.$inferSelect> {
  const scene = {
    sceneHash: `hash of ${person}`,
    code: `code of ${person}`,
    purpose: 'login',
    state: 'confirmed',
  } as const;
  const who = { person, openid: person, nickname: '某人', expiresAt: new Date(Date.now() + 120_000) };
  const [row] = await db
    .insert(wechatScenes)
    .values({ ...scene, ...who })
    .returning();
  if (!row) throw new Error('no scene was written');
  return row;
}

/** A code as if it had just been sent. */
export async function addCode(db: Db, phone: string, purpose: SmsPurpose, code = '123456'): Promise<string> {
  const wrapped = wrapping.wrap(Buffer.from(code), '');
  await db.insert(smsCodes).values({ phone, purpose, code: wrapped, expiresAt: new Date(Date.now() + 300_000) });
  return code;
}

/** What was last sent to a number: which template, with what in it. */
export async function lastSent(db: Db, phone: string) {
  const [row] = await db.select().from(outbound).where(eq(outbound.receiver, phone)).orderBy(desc(outbound.id));
  if (!row) return undefined;
  const text = wrapping.unwrap(row.params, '')?.toString() ?? '{}';
  return { template: row.template, state: row.state, params: JSON.parse(text) as Record<string, string> };
}
