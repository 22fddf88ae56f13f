import { setTimeout as wait } from 'node:timers/promises';
import { type Arg, contract, type Out } from '@lading/api-client/contract';
import { slid } from '../src/testing/proofs.ts';
import { type Posted, post } from './post.ts';
import type { Figures, Target } from './walk.ts';

export const name = 'logins';

const { login, newCaptcha } = contract.user;
/** Of the demonstration; the walks that log in themselves use others. */
const [VICTIM, NEIGHBOUR] = ['13500135000', '13700137000'];
const PASSWORD = 'Lading2026';
const [ATTACKER, SPRAYER, OFFICE] = ['127.0.0.66', '127.0.0.67', '127.0.0.10'];
/** Wrong logins that, with the right ones from there, stay below the limit of calls of one address. */
const RUSH = 1_000;

const isIn = ({ code }: Posted) => code === '1';
const isTried = ({ message }: Posted) => message.startsWith('Wrong');

const enter = (
  origin: string,
  account: string,
  password: string,
  from: string,
  { cookies, captcha }: { cookies?: readonly string[]; captcha?: Arg<typeof login>['captcha'] } = {},
) => post(origin, login, { account, password, captcha }, { from, cookies, patience: 60_000 });

/** Wrong passwords of somebody who has a captcha solved for each. */
async function spray(origin: string, account: string): Promise<Posted> {
  const call = async (endpoint: typeof newCaptcha) => {
    const { data } = await post(origin, endpoint, undefined, { from: SPRAYER });
    return { data: data as Out<typeof newCaptcha> };
  };
  return enter(origin, account, 'Summer2026', SPRAYER, { captcha: await slid({ call }) });
}

function percentile(all: readonly number[], part: number): number {
  const sorted = [...all].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

/** Logs in over and over while `busy` lasts. */
async function keepEntering(enterOnce: () => Promise<Posted>, busy: () => boolean, least: number): Promise<Posted[]> {
  const answers: Posted[] = [];
  while (busy() || answers.length < least) {
    answers.push(await enterOnce());
    await wait(150);
  }
  return answers;
}

const millisecondsOf = (answers: readonly Posted[]) => answers.map(({ milliseconds }) => milliseconds);

/** The slowest of three right logins while nobody else logs in. */
async function aloneOf(origin: string): Promise<number> {
  const answers: Posted[] = [];
  for (let at = 0; at < 3; at++) answers.push(await enter(origin, NEIGHBOUR, PASSWORD, OFFICE));
  return Math.max(...millisecondsOf(answers));
}

/** One address tries wrong passwords, of one account and of many; whoever is right gets in meanwhile, and soon. */
export async function run({ origin, short }: Target): Promise<Figures> {
  // A device that logged in before, in the same network as the attacker.
  const { cookies } = await enter(origin, VICTIM, PASSWORD, ATTACKER);
  const alone = await aloneOf(origin);
  let left = short ? 300 : RUSH;
  const rush = Promise.all(
    Array.from({ length: left }, async (_, at) => {
      const account = at % 2 === 0 ? VICTIM : `1360000${String(at).padStart(4, '0')}`;
      const answer = await enter(origin, account, 'wrong', ATTACKER);
      left -= 1;
      return answer;
    }),
  );
  const busy = () => left > 0;
  const [elsewhere, known] = await Promise.all([
    keepEntering(() => enter(origin, NEIGHBOUR, PASSWORD, OFFICE), busy, 10),
    keepEntering(() => enter(origin, VICTIM, PASSWORD, ATTACKER, { cookies }), busy, 10),
  ]);
  const wrong = await rush;
  const sprayed: Posted[] = [];
  // An address is given no more captchas a minute than this.
  for (let at = 0; at < 40; at++) sprayed.push(await spray(origin, `1370000${String(at).padStart(4, '0')}`));
  const figures = {
    'a right login alone, ms': Math.round(alone),
    'wrong logins': wrong.length,
    'wrong logins, checked': wrong.filter(isTried).length,
    'wrong logins, p99 ms': percentile(millisecondsOf(wrong), 0.99),
    'right logins from elsewhere': elsewhere.length,
    'right logins from elsewhere, refused': elsewhere.filter((answer) => !isIn(answer)).length,
    'right logins from elsewhere, p99 ms': percentile(millisecondsOf(elsewhere), 0.99),
    'right logins of a known device': known.length,
    'right logins of a known device, refused': known.filter((answer) => !isIn(answer)).length,
    'right logins of a known device, p99 ms': percentile(millisecondsOf(known), 0.99),
    'accounts sprayed': sprayed.length,
    'accounts sprayed, checked': sprayed.filter(isTried).length,
  };
  // Whoever waits for a quarter of the wrong ones to be checked waits behind them and not in turn.
  const most = { refused: 0, 'p99 ms': (wrong.length / 4) * alone, 'sprayed, checked': 30 };
  const broken = Object.entries(figures).filter(([what, figure]) =>
    Object.entries(most).some(([end, limit]) => !what.startsWith('wrong') && what.endsWith(end) && figure > limit),
  );
  if (broken.length > 0) throw new Error(broken.map(([what, figure]) => `${what}: ${figure}`).join('; '));
  return figures;
}
