import type { FastifyInstance, FastifyRequest } from 'fastify';
import { warehouseSubjects } from './basedata/subjects.ts';
import { newsSubjects } from './content/subjects.ts';
import type { Db } from './database/open.ts';
import { drawing } from './http/drawn-pages.ts';
import { serveSite } from './http/site.ts';
import { serveMaps } from './http/site-map.ts';
import { saidInPages } from './user/house/in-page.ts';
import { houseOf } from './user/house/settings.ts';

interface PublicSite {
  readonly db: Db;
  readonly portalDir: string;
  /** draws the public pages; without it browsers do */
  readonly program: string | undefined;
  readonly originOf: (request: FastifyRequest) => string;
  readonly drawWithin?: number | undefined;
  readonly rate: number;
}

/** The portal itself: its pages, which say whose they are, and what search engines are told of them. */
export async function servePublicSite(
  app: FastifyInstance,
  { db, portalDir, program, originOf, drawWithin, rate }: PublicSite,
): Promise<void> {
  const pages =
    program === undefined ? undefined : drawing(app, { portalDir, program, originOf, patience: drawWithin, rate });
  serveMaps(app, {
    addresses: async () => (await pages?.addresses()) ?? [],
    // What the server does not draw has nothing that a search engine could read.
    subjects: async () => (pages ? [...(await newsSubjects(db)), ...(await warehouseSubjects(db))] : []),
    originOf,
  });
  await serveSite(app, portalDir, rate, {
    pages,
    async house(request) {
      try {
        return saidInPages(await houseOf(db));
      } catch (err) {
        request.log.error({ err }, 'a page does not know what the house set');
        return {};
      }
    },
  });
}
