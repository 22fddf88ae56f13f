import { createHash, randomBytes } from 'node:crypto';
import { TICKET_EXPIRES, WECHAT_EXPIRES } from '@lading/api-client/contract';
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { wechatScenes } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { networkOf } from '../login/network.ts';
import type { Visitor } from '../session.ts';
import { personKey, type WeChat, type WeChatPerson } from './provider.ts';

type Row = typeof wechatScenes.$inferSelect;
type Condition = ReturnType<typeof eq>;

/** Seconds for what is done in WeChat once a code was scanned. */
export const CONSENT = 300;

const secret = () => randomBytes(24).toString('base64url');
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
const isOpen = (which: Condition) => and(which, gt(wechatScenes.expiresAt, new Date()));

/** A new code, and the scene by which its page asks how far it is. */
export async function newScene(db: Db, { visitor, agent, address }: Caller<Visitor | null>, purpose: Row['purpose']) {
  const [scene, code] = [secret(), secret()];
  await db.insert(wechatScenes).values({
    sceneHash: hashOf(scene),
    code,
    purpose,
    userId: purpose === 'bind' ? (visitor?.userId ?? null) : null,
    agent,
    network: networkOf(address),
    expiresAt: inSeconds(WECHAT_EXPIRES),
  });
  return { scene, code };
}

const first = async (db: Db, which: Condition): Promise<Row | undefined> =>
  (await db.select().from(wechatScenes).where(isOpen(which)))[0];

export const sceneOf = (db: Db, scene: string) => first(db, eq(wechatScenes.sceneHash, hashOf(scene)));
export const ticketOf = (db: Db, ticket: string) => first(db, eq(wechatScenes.ticketHash, hashOf(ticket)));

/** Somebody has opened what a code says; undefined where it is no longer good. */
export async function scanned(db: Db, code: string): Promise<Row | undefined> {
  const open = and(eq(wechatScenes.code, code), inArray(wechatScenes.state, ['waiting', 'scanned'])) as Condition;
  const [row] = await db.update(wechatScenes).set({ state: 'scanned' }).where(isOpen(open)).returning();
  return row;
}

/** He goes on to WeChat: what it is to bring back. */
export async function leaving(db: Db, code: string): Promise<string | undefined> {
  const state = secret();
  const open = and(eq(wechatScenes.code, code), eq(wechatScenes.state, 'scanned')) as Condition;
  const [row] = await db
    .update(wechatScenes)
    .set({ stateHash: hashOf(state), expiresAt: inSeconds(CONSENT) })
    .where(isOpen(open))
    .returning();
  return row && state;
}

/** He comes back from WeChat: once, whatever comes of it. */
export async function backAgain(db: Db, state: string): Promise<Row | undefined> {
  const [row] = await db
    .update(wechatScenes)
    .set({ stateHash: null })
    .where(isOpen(eq(wechatScenes.stateHash, hashOf(state))))
    .returning();
  return row;
}

const change = (db: Db, { sceneHash }: Pick<Row, 'sceneHash'>, values: Partial<Row>) =>
  db.update(wechatScenes).set(values).where(eq(wechatScenes.sceneHash, sceneHash));

/** WeChat has said who it is; without, it did not. */
export async function decided(db: Db, row: Row, wechat: WeChat, person?: WeChatPerson): Promise<void> {
  await change(
    db,
    row,
    person
      ? {
          state: 'confirmed',
          person: personKey(wechat, person),
          openid: person.openid,
          nickname: person.nickname,
          expiresAt: inSeconds(WECHAT_EXPIRES),
        }
      : { state: 'failed' },
  );
}

/** Takes what was confirmed: once, of two that ask at the same time. */
export async function takeConfirmed(db: Db, { sceneHash }: Row): Promise<Row | undefined> {
  const confirmed = and(eq(wechatScenes.sceneHash, sceneHash), eq(wechatScenes.state, 'confirmed')) as Condition;
  const [row] = await db.delete(wechatScenes).where(isOpen(confirmed)).returning();
  return row;
}

/** Keeps who was confirmed for the step in which he shows his telephone. */
export async function giveWxTicket(db: Db, { person, openid, nickname, agent, network }: Row): Promise<string> {
  const ticket = secret();
  await db.insert(wechatScenes).values({
    sceneHash: hashOf(secret()),
    code: secret(),
    purpose: 'login',
    state: 'bind',
    ticketHash: hashOf(ticket),
    expiresAt: inSeconds(TICKET_EXPIRES),
    person,
    openid,
    nickname,
    agent,
    network,
  });
  return ticket;
}

/** Takes a ticket, which is good once. */
export async function takeWxTicket(db: Db, ticket: string): Promise<Row | undefined> {
  const [row] = await db
    .delete(wechatScenes)
    .where(isOpen(eq(wechatScenes.ticketHash, hashOf(ticket))))
    .returning();
  return row;
}

/** Codes that wait, the newest first: for the outbox of the demonstration. */
export const waitingScenes = (db: Db): Promise<Row[]> =>
  db
    .select()
    .from(wechatScenes)
    .where(isOpen(inArray(wechatScenes.state, ['waiting', 'scanned']) as Condition))
    .orderBy(desc(wechatScenes.createTime))
    .limit(5);

export async function forgetOldScenes(db: Db): Promise<void> {
  await db.delete(wechatScenes).where(lt(wechatScenes.expiresAt, new Date()));
}
