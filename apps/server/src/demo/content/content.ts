import { createHash } from 'node:crypto';
import type { AdvertPlace } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { notePictures, pictureAddress } from '../../content/pictures.ts';
import { written } from '../../content/written.ts';
import type { Db } from '../../database/open.ts';
import { adverts, inquiries, news, pictures, recruits, webUsers } from '../../database/schema.ts';
import type { DemoDomain } from '../demo-domain.ts';
import { moved } from '../moved.ts';
import { ADVERTS } from './adverts.ts';
import { type Article, htmlOf } from './article.ts';
import { company } from './company.ts';
import { type DrawingName, drawing } from './drawings.ts';
import { FEEDBACK } from './feedback.ts';
import { industry } from './industry.ts';
import { knowledge } from './knowledge.ts';
import { notice } from './notice.ts';
import { policy } from './policy.ts';
import { POSTS } from './posts.ts';

const ARTICLES: readonly Article[] = [...company, ...industry, ...notice, ...policy, ...knowledge];
const COVER = [960, 480] as const;
const SIZES: Readonly<Record<AdvertPlace, readonly [number, number]>> = {
  home_banner: [1440, 360],
  home_side: [600, 400],
  rate_top: [1200, 200],
};

/** The same name on every machine. */
function nameOf(kind: DrawingName, width: number, height: number): string {
  const hash = createHash('sha256').update(`${kind} ${width} ${height}`).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return `${parts.join('-')}-${hash.slice(20, 32)}.png`;
}

/** Keeps a drawing, once, and answers its address. */
async function keep(tx: Db, kind: DrawingName, [width, height]: readonly [number, number]): Promise<string> {
  const name = nameOf(kind, width, height);
  const bytes = drawing(kind, width, height);
  await tx.insert(pictures).values({ name, contentType: 'image/png', bytes }).onConflictDoNothing();
  return pictureAddress(name);
}

async function addArticles(tx: Db, days: number): Promise<void> {
  const [staff] = await tx.select({ id: webUsers.id }).from(webUsers).where(eq(webUsers.account, '13700137000'));
  for (const { cn, en, time, cover, top = false, audience = 'all', state = 'published', category, views = 0 } of moved(
    ARTICLES,
    days,
  )) {
    const texts = {
      titleCn: cn.title,
      summaryCn: cn.text,
      htmlCn: htmlOf(cn.html),
      titleEn: en.title,
      summaryEn: en.text,
      htmlEn: htmlOf(en.html),
    };
    const head = { category, top, audience, author: '', cover: cover ? await keep(tx, cover, COVER) : '' };
    const at = new Date(time);
    const [row] = await tx
      .insert(news)
      .values({
        ...written({ ...head, ...texts, language: 'both' }),
        state,
        views,
        updatedBy: staff?.id ?? null,
        createTime: at,
        editedAt: at,
        publishTime: state === 'draft' ? null : at,
        reason: state === 'withdrawn' ? cn.text : '',
      })
      .returning({ id: news.id });
    if (row) await notePictures(tx, 'news', row.id, [head.cover]);
  }
}

async function addAdverts(tx: Db, days: number): Promise<void> {
  for (const [sort, { cn, en, draw, place, link, from, to }] of moved(ADVERTS, days).entries()) {
    const imagePc = await keep(tx, draw, SIZES[place]);
    const imageMobile = await keep(tx, draw, [640, 320]);
    const texts = { titleCn: cn, titleEn: en, imagePc, imageMobile, link };
    const [row] = await tx
      .insert(adverts)
      .values({ ...texts, place, sort, firstDay: from, lastDay: to ?? null })
      .returning({ id: adverts.id });
    if (row) await notePictures(tx, 'advert', row.id, [imagePc, imageMobile]);
  }
}

async function addFeedback(tx: Db, days: number): Promise<void> {
  const people = await tx
    .select({ id: webUsers.id, account: webUsers.account, customerId: webUsers.customerId })
    .from(webUsers);
  const idOf = (account: string) => people.find((one) => one.account === account);
  for (const { from, answer = '', time, answeredAt, ...said } of moved(FEEDBACK, days)) {
    const who = from === undefined ? undefined : idOf(from);
    const answered = answer !== '' && {
      answer,
      state: 2 as const,
      answeredBy: idOf('13700137000')?.id ?? null,
      answeredAt: new Date(answeredAt ?? time),
    };
    const asker = { customerId: who?.customerId ?? null, userId: who?.id ?? null };
    await tx
      .insert(inquiries)
      .values({ ...said, ...asker, ...answered, topic: 'feedback', createTime: new Date(time) });
  }
}

/** What the site of the demonstration says, and what people say of it. */
export const content: DemoDomain = {
  async load(tx, days) {
    await addArticles(tx, days);
    await addAdverts(tx, days);
    await tx.insert(recruits).values(moved(POSTS, days).map((post) => ({ ...post })));
    await addFeedback(tx, days);
  },
};
