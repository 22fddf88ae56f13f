import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escaped } from '../documents/html.ts';

/** Where search engines are told what there is. */
export const MAPS = ['/sitemap.xml', '/robots.txt'] as const;
const LANGUAGES = ['zh-CN', 'en-US'];

// Calls, files, links that are secret, and what is for members alone: nothing that a search could find.
const CLOSED = [
  '/*.do$',
  '/files/',
  '/report',
  '/share/',
  '/shared/',
  '/dev/',
  '/ws/',
  '/backstage',
  '/orders',
  '/personal',
];

const link = (address: string, language: string, named?: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(`${address}${named ? `?lang=${named}` : ''}`)}"/>`;

const entry = (address: string) =>
  [
    `  <url><loc>${escaped(address)}</loc>`,
    ...LANGUAGES.map((language) => `    ${link(address, language, language)}`),
    `    ${link(address, 'x-default')}`,
    '  </url>',
  ].join('\n');

interface Mapped {
  addresses(): Promise<readonly string[]>;
  originOf(request: FastifyRequest): string;
}

/** The map of the public pages, each in both languages, and the rules for those who read it. */
export function serveMaps(app: FastifyInstance, { addresses, originOf }: Mapped): void {
  app.get(MAPS[0], async (request, reply) => {
    const origin = originOf(request);
    const entries = (await addresses()).map((address) => entry(`${origin}${address}`));
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
  app.get(MAPS[1], async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        [
          'User-agent: *',
          ...CLOSED.map((path) => `Disallow: ${path}`),
          `Sitemap: ${originOf(request)}${MAPS[0]}`,
          '',
        ].join('\n'),
      ),
  );
}
