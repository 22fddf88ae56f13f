import type { Endpoint } from '@lading/api-client/contract';
import { logIn } from './asking.ts';
import { CALLS } from './calls.ts';
import { askRaw, type RawAnswer } from './raw.ts';
import type { Figures, Target } from './walk.ts';

export const name = 'garbage';

const BORN = Object.getOwnPropertyNames(Object.prototype);
const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

/** Values for a field, as text: some are no JSON at all. */
const VALUES: readonly string[] = [
  'null',
  'true',
  '-1',
  '1e308',
  '9007199254740993',
  '""',
  '"x\\u0000"',
  '"\\ud83d"',
  JSON.stringify('x'.repeat(50_000)),
  JSON.stringify("'; drop table bookings; --"),
  JSON.stringify('#{7*7}{{7*7}}<script>alert(1)</script>'),
  '{}',
  '{"length":-1}',
  '[[[]]]',
  DEEP,
  ...BORN.filter((born) => born !== '__proto__').map((born) => `{${JSON.stringify(born)}:1}`),
  ...BORN.map((born) => JSON.stringify(born)),
];

const BODIES: readonly string[] = [
  '',
  '{',
  '[]',
  '7',
  'null',
  '"x"',
  '\u0000',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  `{"a":${DEEP}}`,
  `{${BORN.filter((born) => born !== '__proto__')
    .map((born) => `${JSON.stringify(born)}:[1]`)
    .join()}}`,
];

const fieldsOf = ({ input }: Endpoint): string[] =>
  Object.keys((input?.describe() as { fields?: object } | undefined)?.fields ?? {});

/** An answer below 500 in the envelope, a file, or an end without one. */
function isPlain({ status, headers, body }: RawAnswer): boolean {
  if (status === 0 || body === '') return status < 500;
  const isFile =
    headers['content-disposition'] !== undefined || !headers['content-type']?.startsWith('application/json');
  if (isFile) return status < 400;
  return status < 500 && /^\{"code":"/.test(body);
}

/** Every call with bodies that are none, and with each field as nothing anybody meant; nothing is a failure of the server. */
export async function run({ origin, short }: Target): Promise<Figures> {
  const posts = CALLS.filter(({ method, path }) => method === 'POST' && !path.endsWith('logout.do'));
  const token = await logIn(origin);
  const asked = posts.flatMap((endpoint) => [
    ...BODIES.map((body) => [endpoint.path, body] as const),
    ...fieldsOf(endpoint).flatMap((field) =>
      VALUES.map((value) => [endpoint.path, `{${JSON.stringify(field)}:${value}}`] as const),
    ),
  ]);
  const chosen = short ? asked.filter((_, at) => at % 4 === 0) : asked;
  const broken: string[] = [];
  let slowest = 0;
  const next = chosen.entries();
  const one = async () => {
    for (const [at, [path, body]] of next) {
      const begun = performance.now();
      const headers = { 'content-type': 'application/json', auth: token };
      const answer = await askRaw(origin, 'POST', path, headers, body, `127.0.3.${1 + (Math.floor(at / 50) % 250)}`);
      slowest = Math.max(slowest, performance.now() - begun);
      if (!isPlain(answer)) broken.push(`${path} ${body.slice(0, 80)}: ${answer.status} ${answer.body.slice(0, 80)}`);
    }
  };
  await Promise.all([one(), one(), one(), one()]);
  if (broken.length > 0) throw new Error(`${broken.length} failed:\n${broken.slice(0, 20).join('\n')}`);
  return { sent: chosen.length, 'failures of the server': 0, 'slowest answer, ms': Math.round(slowest) };
}
