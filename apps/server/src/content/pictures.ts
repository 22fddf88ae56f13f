import { randomUUID } from 'node:crypto';
import { PICTURE_LIMIT, PICTURE_TYPES } from '@lading/api-client/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/open.ts';
import { adverts, news, pictures, pictureUses } from '../database/schema.ts';
import { keepUploaded } from '../documents/uploaded.ts';
import { type Authority, callerOf } from '../http/authority.ts';
import { notFound } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { shownAdvert, shownNews } from './shown.ts';

const KINDS = { types: PICTURE_TYPES, limit: PICTURE_LIMIT, otherwise: 'contentPictureType' } as const;
const ENDING = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
const NAME = /^[0-9a-f-]{36}\.(?:png|jpg)$/;
const NAMES = /\/files\/content\/([0-9a-f-]{36}\.(?:png|jpg))/g;

export const pictureAddress = (name: string) => `/files/content/${name}`;
const newPictureName = (type: keyof typeof ENDING) => `${randomUUID()}.${ENDING[type]}`;

/** Keeps a picture that was brought; nobody but staff sees it until something that is published shows it. */
export async function keepPicture(services: Services, file: File, userId: number) {
  const made = await keepUploaded(services, file, KINDS, async ({ name: given, contentType, ...place }) => {
    const name = newPictureName(contentType as keyof typeof ENDING);
    await services.db.insert(pictures).values({ ...place, name, contentType, userId });
    return { path: pictureAddress(name), name: given };
  });
  return { ...made, size: file.size };
}

/** Writes down which pictures something shows, in place of those it showed before. */
export async function notePictures(
  tx: Db,
  kind: 'news' | 'advert',
  subjectId: number,
  texts: readonly string[],
): Promise<void> {
  const named = [...new Set(texts.flatMap((text) => [...text.matchAll(NAMES)].map(([, name = '']) => name)))];
  await tx.delete(pictureUses).where(and(eq(pictureUses.kind, kind), eq(pictureUses.subjectId, subjectId)));
  if (named.length === 0) return;
  const there = await tx.select({ name: pictures.name }).from(pictures).where(inArray(pictures.name, named));
  if (there.length > 0) await tx.insert(pictureUses).values(there.map(({ name }) => ({ name, kind, subjectId })));
}

/** Whether something that everybody may see at this moment shows the picture. */
async function isPublished(db: Db, name: string): Promise<boolean> {
  const [use] = await db
    .select({ name: pictureUses.name })
    .from(pictureUses)
    .leftJoin(news, and(eq(pictureUses.kind, 'news'), eq(news.id, pictureUses.subjectId)))
    .leftJoin(adverts, and(eq(pictureUses.kind, 'advert'), eq(adverts.id, pictureUses.subjectId)))
    .where(and(eq(pictureUses.name, name), or(shownNews(), shownAdvert())))
    .limit(1);
  return use !== undefined;
}

/**
 * `GET /files/content/:name`: a picture of the site. What is published shows it to everybody who has its address, which cannot be guessed and
 * which articles for members tell to nobody else; any other is shown to those who write.
 */
export function servePictures(app: FastifyInstance, { db, uploads }: Services, authority: Authority): void {
  app.get<{ Params: { name: string } }>('/files/content/:name', async (request, reply) => {
    const { name } = request.params;
    if (!NAME.test(name)) throw notFound();
    if (!(await isPublished(db, name))) await callerOf(request, reply, 'content:edit', authority);
    const [picture] = await db.select().from(pictures).where(eq(pictures.name, name));
    if (!picture) throw notFound();
    // Under a name there is never another picture, but it may be withdrawn: so it is asked for each time and sent once.
    reply.header('cache-control', 'private, no-cache').header('etag', `"${name}"`);
    if (request.headers['if-none-match'] === `"${name}"`) return reply.code(304).send();
    return reply.type(picture.contentType).send(await uploads.read(picture));
  });
}
