import assert from 'node:assert/strict';
import { contract, type Endpoint } from '@lading/api-client/contract';
import { ask, logIn, PEOPLE } from './asking.ts';
import { CALLS, STAFF_CALLS } from './calls.ts';
import { type Posted, post } from './post.ts';
import type { Figures, Target } from './walk.ts';

export const name = 'authority';

/** From many addresses, or the limit of one would answer. */
const from = (at: number) => `127.0.2.${1 + (Math.floor(at / 50) % 250)}`;

const forged = (token: string): readonly string[] => [
  '',
  'null',
  token.slice(1),
  `${token}A`,
  `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
  token.toUpperCase() === token ? token.toLowerCase() : token.toUpperCase(),
  '../../etc/passwd',
];

const isRefused = ({ status, code }: Posted, wanted: number) => status === wanted && code === String(wanted);

/** Every call with no session and with false ones, staff's calls by a customer, and what is one customer's by another. */
export async function run({ origin, short }: Target): Promise<Figures> {
  const [customer, other] = await Promise.all([logIn(origin), logIn(origin, PEOPLE.other)]);
  const members = CALLS.filter(({ access, method }) => access !== 'visitor' && method === 'POST');
  let asked = 0;
  const escaped: string[] = [];
  const expectAnswer = async (path: Endpoint['path'], wanted: number, token: string, body: unknown) => {
    const answer = await post(origin, { path }, body, { from: from(asked++), token });
    if (!isRefused(answer, wanted)) escaped.push(`${path}: ${answer.status} ${answer.code} and not ${wanted}`);
  };
  for (const { path } of members) {
    const tokens = forged(customer);
    for (const token of short ? tokens.slice(0, 3) : tokens) await expectAnswer(path, 401, token, {});
  }
  for (const { path } of STAFF_CALLS) await expectAnswer(path, 403, customer, {});
  const { data } = await ask(origin, contract.order.orderPage, { size: short ? 2 : 10 }, customer);
  const theirs = data.records.map(({ bookingId }) => bookingId);
  assert(theirs.length > 0, 'the demonstration has no orders');
  let foreign = 0;
  for (const { path, about, method, access } of CALLS) {
    if (method !== 'POST' || about?.[0] !== 'booking' || STAFF_CALLS.some((one) => one.path === path)) continue;
    if (access === 'visitor') continue;
    for (const bookingId of theirs) {
      // What is wrong with the input may be said first, but never what stands behind the id.
      const answer = await post(origin, { path }, { [about[1]]: bookingId }, { from: from(asked++), token: other });
      foreign += 1;
      if (![400, 404].includes(answer.status) || answer.data === undefined)
        escaped.push(`${path} ${bookingId}: ${answer.status} ${answer.code}`);
    }
  }
  if (escaped.length > 0) throw new Error(`${escaped.length} let through:\n${escaped.slice(0, 20).join('\n')}`);
  return { 'calls asked': asked, "asked about another customer's bookings": foreign, 'let through': 0 };
}
