import { ApiError, createStorage } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import type { Language } from '@lading/ui';
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import type { PortalContext } from '../app/context.ts';
import { DRAWN } from '../app/drawn.ts';
import type { House } from '../app/house.ts';
import { createPortal } from '../app/portal.tsx';
import { createPreferences } from '../app/preferences.ts';
import { createPortalRouter, type PortalRouter } from '../app/router.ts';
import { titleIdOf, titleOf } from '../app/title.ts';
import type { MessageId } from '../i18n/text.ts';
import { routeTree } from '../routeTree.gen.ts';
import { createAnswers } from './answers.ts';
import { descriptionOf } from './describe.ts';
import { headOf } from './head.ts';
import { dataOf, escaped } from './html.ts';
import { jobPostingOf } from './job-posting.ts';
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
  /** what the house set otherwise than in the texts */
  readonly house?: House;
}

/** The page, or the address that says the same as the one that was asked for. */
export interface DrawnPage {
  readonly status: number;
  readonly page: string;
  readonly leads?: string;
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

/** The same for an address whose one thing is not there: it is told so, and the browser, which may be a member's, asks for itself. */
async function draw(built: Built, asked: Asked): Promise<DrawnPage | undefined> {
  try {
    return await drawnAt(built, asked, true);
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'notFound')) throw error;
    return drawnAt(built, { ...asked, url: '/404' }, false);
  }
}

async function drawnAt(built: Built, asked: Asked, stands: boolean): Promise<DrawnPage | undefined> {
  const { url, language, origin, fetch, house = {} } = asked;
  const storage = createStorage('lading.drawn.');
  const { answers, first, of, drawn } = createAnswers();
  const history = createMemoryHistory({ initialEntries: [url] });
  const preferences = createPreferences(storage, undefined, language);
  const portal = await createPortal({ routeTree, history, storage, preferences, house, first, fetch });
  const { router, text } = portal;
  try {
    if (!isDrawn(router.matchRoutes(router.latestLocation))) return undefined;
    await router.load();
    const { matches } = router.state;
    // It leads elsewhere: to another page, or to itself without what no page reads.
    const led = router._serverResult;
    const leads = led?.type === 'redirect' && led.redirect.headers.get('location');
    if (leads) return { status: 302, page: '', leads };
    if (matches.length === 0) return undefined;
    const failed = matches.find(({ status }) => status === 'error');
    if (failed) throw failed.error;
    const html = await drawn(portal.client, () => markupOf(portal.element));
    const titleId = titleIdOf(matches);
    const [article] = of(contract.content.news);
    const subject = article?.title ?? of(contract.basedata.fbaById)[0]?.code;
    const name = subject ?? text(titleId ?? 'app.name');
    const title = titleOf(text, titleId, subject);
    const routeId = matches.at(-1)?.routeId;
    const missing = titleId === 'routes.notFound';
    const head = headOf({
      title,
      description: article?.summary || (descriptionOf(language, titleId) ?? text('app.lead')),
      house: text('app.name'),
      language,
      origin,
      url,
      listed: !missing,
      linked: [
        ...linkedOf(text, { origin, url, name, house, isHome: routeId === '/_site/index' }),
        ...of(contract.content.recruitPage).flatMap(({ records }) =>
          records.map((post) => jobPostingOf(text, { origin, url }, post)),
        ),
      ],
    });
    // A missing page is drawn in the frame of the site, whose parts its own page names.
    const routeIds = missing ? [SITE, NOT_FOUND] : matches.map((match) => match.routeId);
    const page = filled(built.page, [
      [PLACES.lang, `<html lang="${language}">`],
      [PLACES.description, head.join('\n    ')],
      [PLACES.title, `<title>${escaped(title)}</title>`],
      [PLACES.links, [...linksOf(built, routeIds, language), '</head>'].join('\n    ')],
      [PLACES.noScript, ''],
      [
        PLACES.root,
        [
          `<div id="root">${html}</div>`,
          ...(stands ? [dataOf('application/json', { language, answers }, DRAWN)] : []),
        ].join('\n    '),
      ],
    ]);
    return { status: missing ? 404 : 200, page };
  } finally {
    portal.stop();
  }
}

/** The public pages that the menu leads to, by what they are called; any other is about what its address names. */
export function publicPages(): { address: string; titleId: MessageId }[] {
  // Only a router gives the routes their addresses; this one leads nowhere.
  const { routesById } = createPortalRouter(routeTree, createMemoryHistory(), {} as PortalContext);
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
