import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { wechatBindings, type wechatScenes } from '../../database/schema.ts';
import { refused } from '../../http/failure.ts';

type Person = Pick<typeof wechatScenes.$inferSelect, 'person' | 'openid' | 'nickname'>;

/** Binds somebody's WeChat to an account: one each, and neither is taken from another. */
export async function bind(db: Db, userId: number, { person, openid, nickname }: Person): Promise<void> {
  const made = await db
    .insert(wechatBindings)
    .values({ userId, person, openid, nickname })
    .onConflictDoNothing()
    .returning();
  if (made.length > 0) return;
  const [own] = await db.select().from(wechatBindings).where(eq(wechatBindings.userId, userId));
  if (own?.person === person) return;
  throw refused(own ? 'wechatOther' : 'wechatTaken');
}
