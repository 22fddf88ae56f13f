import { contractFiles, type Endpoint } from '@lading/api-client/contract';
import { askRaw, type RawAnswer } from './raw.ts';
import { spellings } from './spellings.ts';
import type { Figures, Target } from './walk.ts';

export const name = 'encodings';

const CALLS = Object.values(contractFiles).flatMap((files) =>
  Object.values(files).flatMap((calls) => Object.values<Endpoint>(calls)),
);
/** What is served beside the contract and is nobody's but the caller's. */
const OTHERS = ['/files/1/a.pdf', '/ws/socket/cn', '/healthz'].map((path) => ({ method: 'GET', path }) as const);
export const ADDRESSES = [...CALLS, ...OTHERS];

/** Asked from one address, which may ask 1,200 times a minute. */
const OF_ONE = 500;

/** Answered by the address itself, and not by the page, by its redirection or by nothing. */
const isReached = ({ status, headers }: RawAnswer) =>
  status !== 404 &&
  status !== 302 &&
  headers['content-type'] !== 'text/html; charset=utf-8' &&
  !isUnbuilt(status, headers);

// Where the portal is not built, the page is a word in plain text.
const isUnbuilt = (status: number, headers: RawAnswer['headers']) =>
  status === 503 && headers['content-type']?.startsWith('text/plain') === true;

/** What everybody gets, such as the company's logo, may be kept; the lists of the base data by who asked for them, who asks anew each time. */
const KEPT = ['no-store', 'public, max-age=86400', 'private, no-cache'];
const isKept = (said: string | undefined) => !KEPT.includes(said ?? '');

/** What of an answer is not as it has to be for whatever reached more than the page. */
export function escapes(answer: RawAnswer): string[] {
  if (!isReached(answer)) return [];
  return [
    answer.headers['x-ratelimit-limit'] === undefined && 'not counted',
    isKept(answer.headers['cache-control']) && 'may be cached',
    answer.headers['x-content-type-options'] !== 'nosniff' && 'without headers',
  ].filter((problem) => problem !== false);
}

/** Each address in other spellings: whatever is reached is counted by its limit and kept out of every cache. */
export async function run({ origin, short }: Target): Promise<Figures> {
  const asked = ADDRESSES.flatMap(({ method, path }) =>
    spellings(path)
      .filter((_, at) => !short || at % 3 === 0)
      .map((spelling) => ({ method, spelling })),
  );
  const escaped: string[] = [];
  let reached = 0;
  const next = asked.entries();
  const one = async () => {
    for (const [at, { method, spelling }] of next) {
      // One address would be refused before it is through, and then nothing is learnt.
      const from = `127.0.4.${1 + Math.floor(at / OF_ONE)}`;
      const answer = await askRaw(origin, method, spelling, { 'content-type': 'application/json' }, '{}', from);
      if (isReached(answer)) reached += 1;
      for (const problem of escapes(answer)) escaped.push(`${problem}: ${spelling}`);
    }
  };
  await Promise.all([one(), one(), one(), one()]);
  if (escaped.length > 0) throw new Error(`${escaped.length} escaped:\n${escaped.slice(0, 20).join('\n')}`);
  return { sent: asked.length, reached, escaped: 0 };
}
