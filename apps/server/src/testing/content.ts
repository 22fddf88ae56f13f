import type { NewsState } from '@lading/api-client/contract';
import { written } from '../content/written.ts';
import { adverts, news, recruits } from '../database/schema.ts';
import { nextSending } from './base-rows.ts';
import type { World } from './world.ts';

type Base = Pick<World, 'db'>;

/** An article with both its languages. */
export const ARTICLE = {
  category: 'notice',
  language: 'both',
  audience: 'all',
  top: false,
  author: '',
  cover: '',
  titleCn: '洛杉矶港延长夜间闸口',
  titleEn: 'Los Angeles extends night gates',
  summaryCn: '三个码头开到 03:00',
  summaryEn: 'Three terminals stay open until 03:00',
  htmlCn: '<p>预约多出约四成</p>',
  htmlEn: '<p>About 40% more appointments</p>',
} as const;

/** One that is published since a minute ago, or in another state. */
export async function addNews(
  { db }: Base,
  more: Partial<typeof news.$inferInsert> = {},
  state: NewsState = 'published',
): Promise<number> {
  const publishTime = state === 'draft' ? null : new Date(Date.now() - 60_000);
  const [row] = await db
    .insert(news)
    .values({ ...written(ARTICLE), state, publishTime, ...more })
    .returning({ id: news.id });
  return row?.id ?? 0;
}

export const ADVERT = {
  place: 'home_side',
  language: 'both',
  titleCn: '美西周班',
  titleEn: 'Weekly to the west coast',
  imagePc: '/files/content/00000000-0000-4000-8000-000000000000.png',
  link: '/freight',
} as const;

export async function addAdvert({ db }: Base, more: Partial<typeof adverts.$inferInsert> = {}): Promise<number> {
  const [row] = await db
    .insert(adverts)
    .values({ ...ADVERT, firstDay: '2026-01-01', ...more })
    .returning({ id: adverts.id });
  return row?.id ?? 0;
}

export const POST = {
  kind: 'social',
  headcount: 2,
  education: 'college',
  releaseTime: '2026-11-18',
  open: true,
  positionCn: '海运操作',
  positionEn: 'Ocean operations',
  cityCn: '宁波',
  cityEn: 'Ningbo',
  dutiesCn: '从订舱跟到放单\n核对补料',
  dutiesEn: 'From booking to release\nCheck instructions',
} as const;

export async function addPost({ db }: Base, more: Partial<typeof recruits.$inferInsert> = {}): Promise<number> {
  const [row] = await db
    .insert(recruits)
    .values({ ...POST, ...more, requestId: nextSending() })
    .returning({ id: recruits.id });
  return row?.id ?? 0;
}

/** The smallest PNG there is: one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const pictureFile = (name = 'gate.png') => new File([PIXEL], name, { type: 'image/png' });
