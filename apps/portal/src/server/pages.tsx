import { createStorage } from '@lading/api-client';
import type { Language } from '@lading/ui';
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import type { PortalContext } from '../app/context.ts';
import { DRAWN } from '../app/drawn.ts';
import { createPortal } from '../app/portal.tsx';
import { createPreferences } from '../app/preferences.ts';
import { createPortalRouter, type PortalRouter } from '../app/router.ts';
import { titleIdOf, titleOf } from '../app/title.ts';
import type { MessageId } from '../i18n/text.ts';
import { createAnswers } from './answers.ts';
import { descriptionOf } from './describe.ts';
import { headOf } from './head.ts';
import { dataOf, escaped } from './html.ts';
import { linkedOf } from './linked.ts';
import { markupOf } from './markup.ts';
import { type Built, linksOf } from './parts.ts';

/** A page that somebody asks for; the server imports what is built of this file and gives its own types the same shape. */
export interface Asked {
  /** path and parameters */
  readonly url: string;
  readonly language: Language;
  /** where the portal is, without a slash at the end */
  readonly origin: string;
  /** answers the calls of the page */
  readonly fetch: typeof fetch;
}

export interface DrawnPage {
  readonly status: number;
  readonly page: string;
}

const SITE = '/_site';
const NOT_FOUND = '/_site/404';
/** What of the built page is put otherwise. */
const PLACES = {
  lang: /<html lang="[\w-]+">/,
  description: /<meta name="description"[^>]*>/,
  title: /<title>[^<]*<\/title>/,
  links: /<\/head>/,
  root: /<div id="root"><\/div>/,
  noScript: /<noscript>[^<]*<\/noscript>/,
};

type Matches = ReturnType<PortalRouter['matchRoutes']>;

/** What is drawn: a page of the public site, or that there is none. Everything else is the browser's. */
const isDrawn = (matches: Matches): boolean =>
  matches[0]?._notFound === true ||
  (matches[1]?.routeId === SITE && matches.slice(1).every((match) => match.staticData.door));

/** The page of the browser with what was drawn in it. */
const filled = (page: string, replaced: readonly (readonly [RegExp, string])[]): string =>
  replaced.reduce((text, [place, words]) => {
    if (!place.test(text)) throw new Error(`The built page has no ${place}`);
    return text.replace(place, () => words);
  }, page);

async function draw(built: Built, { url, language, origin, fetch }: Asked): Promise<DrawnPage | undefined> {
  const storage = createStorage('lading.drawn.');
  const { answers, first, drawn } = createAnswers();
  const history = createMemoryHistory({ initialEntries: [url] });
  const preferences = createPreferences(storage, undefined, language);
  const portal = await createPortal({ history, storage, preferences, first, fetch });
  const { router, text } = portal;
  try {
    if (!isDrawn(router.matchRoutes(router.latestLocation))) return undefined;
    await router.load();
    const { matches } = router.state;
    // It leads elsewhere.
    if (matches.length === 0) return undefined;
    const failed = matches.find(({ status }) => status === 'error');
    if (failed) throw failed.error;
    const html = await drawn(portal.client, () => markupOf(portal.element));
    const titleId = titleIdOf(matches);
    const name = text(titleId ?? 'app.name');
    const title = titleOf(text, titleId);
    const routeId = matches.at(-1)?.routeId;
    const missing = titleId === 'routes.notFound';
    const head = headOf({
      title,
      description: descriptionOf(language, titleId) ?? text('app.lead'),
      house: text('app.name'),
      language,
      origin,
      url,
      listed: !missing,
      linked: linkedOf(text, { origin, url, name, isHome: routeId === '/_site/index' }),
    });
    // A missing page is drawn in the frame of the site, whose parts its own page names.
    const routeIds = missing ? [SITE, NOT_FOUND] : matches.map((match) => match.routeId);
    const page = filled(built.page, [
      [PLACES.lang, `<html lang="${language}">`],
      [PLACES.description, head.join('\n    ')],
      [PLACES.title, `<title>${escaped(title)}</title>`],
      [PLACES.links, [...linksOf(built, routeIds, language), '</head>'].join('\n    ')],
      [PLACES.noScript, ''],
      [PLACES.root, `<div id="root">${html}</div>\n    ${dataOf('application/json', { language, answers }, DRAWN)}`],
    ]);
    return { status: missing ? 404 : 200, page };
  } finally {
    portal.stop();
  }
}

/** The public pages that the menu leads to, by what they are called; any other is about what its address names. */
export function publicPages(): { address: string; titleId: MessageId }[] {
  // Only a router gives the routes their addresses; this one leads nowhere.
  const { routesById } = createPortalRouter(createMemoryHistory(), {} as PortalContext);
  return (Object.values(routesById) as AnyRoute[]).flatMap(({ id, fullPath, options: { staticData } }) =>
    id.startsWith(`${SITE}/`) && staticData?.menu ? [{ address: fullPath, titleId: staticData.titleId }] : [],
  );
}

/** The public pages, over what was built for the browser. */
export function openPages(built: Built) {
  return {
    addresses: publicPages().map(({ address }) => address),
    draw: (asked: Asked) => draw(built, asked),
  };
}
