import { type About, type Access, CODES, type Code, contract, type Endpoint } from '@lading/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../messages/say.ts';
import type { SecurityLog } from '../security/log.ts';
import { isKey } from '../user/api-keys.ts';
import type { Visitor } from '../user/session.ts';
import type { Caller, VisitorOf } from './caller.ts';
import { cookiesOf } from './cookies.ts';
import { forbidden, mustChange, notFound, notLoggedIn } from './failure.ts';

export interface Authority {
  /** who a token belongs to, null when it is not good */
  visitorOf(token: string): Promise<Visitor | null>;
  originOf(request: FastifyRequest): string;
  /** what an id names, as far as it is the visitor's own business; undefined for everything else */
  find(subject: About[0], id: number, visitor: Visitor): Promise<unknown>;
  readonly security: SecurityLog;
}

/** Whether he holds a code that counts for him: some are for customers' people only, some for the forwarder's. */
function holds({ codes, customerId }: Visitor, code: Code): boolean {
  const side = customerId === null ? 'staff' : 'customer';
  return codes.includes(code) && (CODES[code] === 'both' || CODES[code] === side);
}

// What is left to whoever has to choose a password of his own first: to look who he is, and to leave.
const BEFORE_CHANGE: ReadonlySet<string> = new Set([contract.user.webUserInfo.path, contract.user.logout.path]);

function check(visitor: Visitor | null, access: Access, url: string | undefined): void {
  if (access === 'visitor') return;
  if (!visitor) throw notLoggedIn();
  if (visitor.mustChange && !BEFORE_CHANGE.has(url ?? '')) throw mustChange();
  if (access === 'member') {
    // A key opens what its scopes say; what is a person's own business is not in them.
    if (isKey(visitor)) throw forbidden();
    return;
  }
  const codes: readonly Code[] = typeof access === 'string' ? [access] : access;
  if (!codes.some((code) => holds(visitor, code))) throw forbidden();
}

/** The caller, where he may: 401 for whoever has to log in first, 403 for whoever holds none of the codes. */
export async function callerOf<A extends Access>(
  request: FastifyRequest,
  reply: FastifyReply,
  access: A,
  authority: Authority,
): Promise<Caller<VisitorOf<A>>> {
  const { auth, language, page, 'user-agent': agent = '' } = request.headers;
  const visitor = typeof auth === 'string' && auth !== '' ? await authority.visitorOf(auth) : null;
  try {
    check(visitor, access, request.routeOptions.url);
  } catch (error) {
    // Whoever brings no token is merely not logged in.
    const detail = { call: request.routeOptions.url, why: visitor ? 'code' : 'session' };
    if (auth) authority.security.note('refused', { userId: visitor?.userId, address: request.ip, detail });
    throw error;
  }
  const origin = authority.originOf(request);
  return {
    visitor: visitor as VisitorOf<A>,
    language: languageOf(language),
    agent: agent.slice(0, 200),
    page: typeof page === 'string' ? page.slice(0, 64) : undefined,
    origin,
    address: request.ip,
    cookies: cookiesOf(request, reply, origin.startsWith('https:')),
    header: (name, value) => void reply.header(name, value),
  };
}

/** What a call is about: 404 where it is missing or another customer's, and the answer does not tell which. */
export async function subjectOf(
  { path, about }: Endpoint,
  input: unknown,
  { visitor, address }: Caller<Visitor | null>,
  authority: Authority,
): Promise<unknown> {
  if (!about) return undefined;
  const [subject, field] = about;
  const named = (input as Readonly<Record<string, number | readonly number[] | undefined>>)[field];
  if (named === undefined) return undefined;
  const found = async (id: number) => {
    const row = visitor ? await authority.find(subject, id, visitor) : undefined;
    if (row !== undefined) return row;
    const detail = { call: path, why: 'owner', [subject]: id };
    authority.security.note('refused', { userId: visitor?.userId, address, detail });
    throw notFound();
  };
  return typeof named === 'number' ? found(named) : Promise.all(named.map(found));
}
