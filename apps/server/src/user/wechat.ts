import { type contract, type In, type Out, WECHAT_EXPIRES } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { webUsers, wechatBindings, type wechatScenes } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { letIn } from './login/let-in.ts';
import type { Visitor } from './session.ts';
import { bind } from './wechat/bindings.ts';
import { registerByWeChat } from './wechat/register.ts';
import { SCAN } from './wechat/scan-pages.ts';
import { giveWxTicket, newScene, sceneOf, takeConfirmed } from './wechat/scenes.ts';

type Calls = typeof contract.user;
type Scene = typeof wechatScenes.$inferSelect;
type Anybody = Caller<Visitor | null>;
type Scan = Out<Calls['bindWechat']>;

const urlOf = ({ origin }: Anybody, code: string) => `${origin}${SCAN}?${new URLSearchParams({ code })}`;

function insistOnWeChat({ wechat }: Services) {
  if (!wechat) throw refused('wechatOff');
  return wechat;
}

/** A new code, for a page to show. */
async function begin(services: Services, caller: Anybody, purpose: Scene['purpose']): Promise<Scan> {
  const { opensHere } = insistOnWeChat(services);
  const { scene, code } = await newScene(services.db, caller, purpose);
  return { qrUrl: urlOf(caller, code), opensHere, scene, expires: WECHAT_EXPIRES, state: 'waiting' };
}

/** How far a code is; the row where it is this page's to go on with. */
async function far(services: Services, caller: Anybody, scene: string, purpose: Scene['purpose']) {
  const { opensHere } = insistOnWeChat(services);
  const row = await sceneOf(services.db, scene);
  const mine = row?.purpose === purpose && (purpose === 'login' || row.userId === caller.visitor?.userId);
  if (!row || !mine || row.state === 'failed' || row.state === 'bind')
    return { scan: { qrUrl: '', opensHere, scene, expires: 0, state: 'expired' } satisfies Scan };
  const expires = Math.max(0, Math.ceil((row.expiresAt.getTime() - Date.now()) / 1000));
  return { scan: { qrUrl: urlOf(caller, row.code), opensHere, scene, expires, state: row.state } satisfies Scan, row };
}

const bound = async (db: Db, person: string) =>
  (
    await db
      .select({ user: webUsers })
      .from(wechatBindings)
      .innerJoin(webUsers, eq(webUsers.id, wechatBindings.userId))
      .where(eq(wechatBindings.person, person))
  )[0]?.user;

async function logIn(services: Services, { scene }: In<Calls['wechatLogin']>, caller: Anybody) {
  const { db } = services;
  const nothing = { login: null, wxTicket: null };
  if (scene === undefined) return { ...(await begin(services, caller, 'login')), ...nothing };
  const { scan, row } = await far(services, caller, scene, 'login');
  if (row?.state !== 'confirmed') return { ...scan, ...nothing };
  const taken = await takeConfirmed(db, row);
  if (!taken) return { ...scan, ...nothing, state: 'expired' as const };
  const user = await bound(db, taken.person);
  if (!user) return { ...scan, ...nothing, state: 'bind' as const, wxTicket: await giveWxTicket(db, taken) };
  if (!user.active) throw refused('accountOff');
  return { ...scan, ...nothing, login: await letIn(services, { user, way: 'wechat' }, caller) };
}

async function bindOwn(services: Services, { scene }: In<Calls['bindWechat']>, caller: Caller<Visitor>): Promise<Scan> {
  const { db, security } = services;
  if (scene === undefined) return begin(services, caller, 'bind');
  const { scan, row } = await far(services, caller, scene, 'bind');
  if (row?.state !== 'confirmed') return scan;
  const taken = await takeConfirmed(db, row);
  if (!taken) return { ...scan, state: 'expired' };
  const { userId } = caller.visitor;
  await bind(db, userId, taken);
  security.note('wechatBound', { userId, address: caller.address });
  return scan;
}

/** Coming in by WeChat: nothing here tells whose a telephone is before its own code was right. */
export const wechat = (services: Services): FileHandlers<'user', 'wechat'> => ({
  wechatLogin: (asked, caller) => logIn(services, asked, caller),

  wechatRegister: (asked, caller) => registerByWeChat(services, asked, caller),

  async wechatBinding(_asked, { visitor }) {
    const [row] = await services.db.select().from(wechatBindings).where(eq(wechatBindings.userId, visitor.userId));
    return { bound: row !== undefined, nickname: row?.nickname ?? '', since: row ? isoInstant(row.createTime) : null };
  },

  bindWechat: (asked, caller) => bindOwn(services, asked, caller),

  async unbindWechat(_asked, { visitor: { userId }, address }) {
    const gone = await services.db.delete(wechatBindings).where(eq(wechatBindings.userId, userId)).returning();
    if (gone.length > 0) services.security.note('wechatUnbound', { userId, address });
    return null;
  },
});
