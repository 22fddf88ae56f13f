import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escaped } from '../documents/html.ts';

/** Where search engines are told what there is. */
export const MAPS = ['/sitemap.xml', '/sitemap-subjects.xml', '/robots.txt'] as const;
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

/** What a page of the site is about, an article or a warehouse. */
export interface Subject {
  readonly address: string;
  /** those that it is in; both unless said */
  readonly languages?: readonly string[];
  readonly changed?: Date | null;
}

const link = (address: string, language: string, named?: string) => {
  const whole = named ? `${address}${address.includes('?') ? '&' : '?'}lang=${named}` : address;
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(whole)}"/>`;
};

const entry = (origin: string, { address: path, languages = LANGUAGES, changed }: Subject) => {
  const address = `${origin}${path}`;
  return [
    `  <url><loc>${escaped(address)}</loc>`,
    ...(changed ? [`    <lastmod>${changed.toISOString().slice(0, 10)}</lastmod>`] : []),
    ...languages.map((language) => `    ${link(address, language, language)}`),
    `    ${link(address, 'x-default')}`,
    '  </url>',
  ].join('\n');
};

const mapOf = (entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;

interface Mapped {
  /** of the pages that the menu leads to */
  addresses(): Promise<readonly string[]>;
  subjects(): Promise<readonly Subject[]>;
  originOf(request: FastifyRequest): string;
}

/** The maps of the public pages and of what there is one by one, in each language, and the rules for those who read them. */
export function serveMaps(app: FastifyInstance, { addresses, subjects, originOf }: Mapped): void {
  const xml = (reply: FastifyReply) => reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache');
  app.get(MAPS[0], async (request, reply) => {
    const origin = originOf(request);
    return xml(reply).send(mapOf((await addresses()).map((address) => entry(origin, { address }))));
  });
  app.get(MAPS[1], async (request, reply) => {
    const origin = originOf(request);
    return xml(reply).send(mapOf((await subjects()).map((subject) => entry(origin, subject))));
  });
  app.get(MAPS[2], async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        [
          'User-agent: *',
          ...CLOSED.map((path) => `Disallow: ${path}`),
          ...MAPS.slice(0, 2).map((path) => `Sitemap: ${originOf(request)}${path}`),
          '',
        ].join('\n'),
      ),
  );
}
