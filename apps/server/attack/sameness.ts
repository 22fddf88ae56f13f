import assert from 'node:assert/strict';
import { contract, type Out } from '@lading/api-client/contract';
import { loginLimits, smsCodes } from '../src/database/schema.ts';
import { slid } from '../src/testing/proofs.ts';
import { type Beside, openBeside } from './beside.ts';
import { type Posted, post } from './post.ts';
import type { Figures, Target } from './walk.ts';

export const name = 'sameness';

const { login, newCaptcha, sendSmsCode, registerCode } = contract.user;
/** Of the demonstration and of the tests. */
const KNOWN = '13800138000';

let asked = 0;
/** Each try comes from another address and asks for another number, so that no limit answers. */
const nextFrom = () => `127.0.6.${1 + (++asked % 250)}`;
const nextUnknown = () => `1370${String(++asked).padStart(7, '0')}`;

async function captchaFor(origin: string, from: string) {
  return slid({
    call: async (endpoint: typeof newCaptcha) => {
      const { data } = await post(origin, endpoint, undefined, { from });
      return { data: data as Out<typeof newCaptcha> };
    },
  });
}

const ASKING: Readonly<Record<string, (origin: string, phone: string, from: string) => Promise<Posted>>> = {
  'a wrong password': (origin, account, from) => post(origin, login, { account, password: 'Wrong2026' }, { from }),
  'a code to log in': async (origin, phone, from) =>
    post(origin, sendSmsCode, { phone, purpose: 'login', captcha: await captchaFor(origin, from) }, { from }),
  'a code for a forgotten password': async (origin, phone, from) =>
    post(origin, sendSmsCode, { phone, purpose: 'forget', captcha: await captchaFor(origin, from) }, { from }),
  'a code to register': async (origin, phone, from) =>
    post(origin, registerCode, { phone, captcha: await captchaFor(origin, from) }, { from }),
};

const median = (all: readonly number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** How often one of the first takes longer than one of the second: a half where nothing tells them apart. */
function longer(first: readonly number[], second: readonly number[]): number {
  const points: number[] = first.flatMap((a) => second.map((b) => (a > b ? 1 : Number(a === b) / 2)));
  return points.reduce((sum, point) => sum + point, 0) / points.length;
}

/** Asks in turn for a number that has an account and for one that has none, as if nobody had asked before. */
async function compare({ db, origin }: Beside, ask: (typeof ASKING)[string], tries: number) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const said = new Set<string>();
  for (let at = 0; at < 2 * tries; at++) {
    await db.delete(loginLimits);
    await db.delete(smsCodes);
    // Not always the same one first.
    const kind = (at + Math.floor(at / 2)) % 2 === 0 ? 'known' : 'unknown';
    const answer = await ask(origin, kind === 'known' ? KNOWN : nextUnknown(), nextFrom());
    assert.equal(answer.status, 200, answer.message);
    said.add(JSON.stringify([answer.code, answer.message, answer.data]));
    times[kind].push(answer.milliseconds);
  }
  assert.equal(said.size, 1, `the answers tell them apart: ${[...said].join(' ')}`);
  return { known: median(times.known), unknown: median(times.unknown), longer: longer(times.known, times.unknown) };
}

/** Whether words or time tell that a number has an account. */
export async function run({ origin, database, short }: Target): Promise<Figures> {
  const tries = short ? 25 : 200;
  // Chance alone goes beyond this about once in ten thousand runs, whatever the machine.
  const slack = 4 * Math.sqrt((2 * tries + 1) / (12 * tries * tries));
  const beside = await openBeside({ origin, database });
  try {
    const figures: Record<string, number> = { 'tries of each': tries };
    for (const [what, ask] of Object.entries(ASKING)) {
      const { known, unknown, longer: share } = await compare(beside, ask, tries);
      figures[`${what}, known, ms`] = Math.round(known * 10) / 10;
      figures[`${what}, unknown, ms`] = Math.round(unknown * 10) / 10;
      figures[`${what}, known took longer`] = Math.round(share * 100) / 100;
      assert.ok(Math.abs(share - 0.5) <= slack, `${what}: a known number took longer in ${share} of all pairs`);
    }
    return figures;
  } finally {
    await beside.close();
  }
}
