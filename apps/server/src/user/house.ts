import { type contract, HOUSE_PICTURE_LIMIT, type In } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { housePictures } from '../database/schema.ts';
import { isOfKind } from '../documents/uploaded.ts';
import type { FileHandlers } from '../handler-files.ts';
import { notFound, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { idOfPicture, PICTURE_TYPES, type PictureType, pathOfPicture } from './house/pictures.ts';
import { edited, saveHouse, versionOf, versionsOf } from './house/settings.ts';
import { isStillSvg } from './house/still-svg.ts';

type Calls = typeof contract.user;

/** A picture has a new address when it changes. */
const YEAR = 'public, max-age=31536000, immutable';
/** Opened by itself, a drawing still runs and loads nothing. */
const LOCKED = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const isPicture = (bytes: Buffer, type: PictureType) =>
  type === 'image/svg+xml' ? isStillSvg(bytes) : isOfKind(bytes, type);

async function keep({ db, scan }: Services, { file }: In<Calls['uploadHousePicture']>) {
  if (file.size > HOUSE_PICTURE_LIMIT) throw refused('pictureType');
  const bytes = Buffer.from(await file.arrayBuffer());
  const contentType = PICTURE_TYPES.find((type) => isPicture(bytes, type));
  if (!contentType) throw refused('pictureType');
  if (!(await scan(bytes))) throw refused('fileInfected');
  const [row] = await db.insert(housePictures).values({ contentType, bytes }).returning({ id: housePictures.id });
  if (!row) throw new Error('no picture was written');
  return { path: pathOfPicture(row.id, contentType) };
}

/** `GET /house/7.svg`: a logo or a QR code, for everybody. */
export function serveHousePictures(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get<{ Params: { name: string } }>('/house/:name', async (request, reply) => {
    const path = `/house/${request.params.name}`;
    const id = idOfPicture(path);
    const [row] = id === undefined ? [] : await db.select().from(housePictures).where(eq(housePictures.id, id));
    if (!row || pathOfPicture(row.id, row.contentType) !== path) throw notFound();
    return reply
      .type(row.contentType)
      .header('cache-control', YEAR)
      .header('content-security-policy', LOCKED)
      .send(row.bytes);
  });
}

export const house = (services: Services): FileHandlers<'user', 'house'> => ({
  houseSettings: (_asked, { language }) => edited(services.db, language),
  async saveHouseSettings(asked, { visitor: { userId }, language, address }) {
    const { revision, fields } = await saveHouse(services.db, asked, { userId, language });
    services.security.note('houseChanged', { userId, address, detail: { fields: fields.join(' '), revision } });
    return { revision };
  },
  houseVersions: (_asked, { language }) => versionsOf(services.db, language),
  houseVersion: ({ revision }) => versionOf(services.db, revision),
  uploadHousePicture: (asked) => keep(services, asked),
});
