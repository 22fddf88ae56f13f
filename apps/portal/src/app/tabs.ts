/** An open page: unique by path; `href` remembers its search, `name` is the route's title id, `number` that of the one it shows. */
export interface Tab {
  readonly path: string;
  readonly href: string;
  readonly name: string;
  readonly number?: string | undefined;
}

export type TabEvent =
  | { readonly type: 'visited'; readonly tab: Tab }
  | { readonly type: 'removedAt'; readonly index: number }
  | { readonly type: 'removedByName'; readonly name: string }
  | { readonly type: 'kept'; readonly paths: ReadonlySet<string> }
  | { readonly type: 'cleared' };

export const HOME_TAB: Tab = { path: '/index', href: '/index', name: 'routes.home' };
export const NO_TABS: readonly Tab[] = [HOME_TAB];

/** The home page always comes first and stays; a path that is open keeps its place. */
export function reduceTabs(tabs: readonly Tab[], event: TabEvent): readonly Tab[] {
  switch (event.type) {
    case 'visited': {
      const { tab } = event;
      if (tab.path === HOME_TAB.path) return tabs;
      const known = tabs.find(({ path }) => path === tab.path);
      if (!known) return [...tabs, tab];
      // A page knows its number only once it is there, and keeps it until then.
      const { number = known.number } = tab;
      if (known.href === tab.href && known.name === tab.name && known.number === number) return tabs;
      return tabs.map((other) => (other === known ? { ...tab, number } : other));
    }
    case 'removedAt':
      return event.index > 0 ? tabs.filter((_, index) => index !== event.index) : tabs;
    case 'removedByName':
      return tabs.filter((tab, index) => index === 0 || tab.name !== event.name);
    case 'kept': {
      const kept = tabs.filter(({ path }, index) => index === 0 || event.paths.has(path));
      return kept.length === tabs.length ? tabs : kept;
    }
    case 'cleared':
      return NO_TABS;
  }
}

interface Place {
  readonly location: { readonly pathname: string; readonly href: string };
  readonly matches: readonly {
    readonly status: string;
    readonly staticData: { readonly titleId: string; readonly door?: boolean; readonly tab?: boolean };
  }[];
}

/** The tab of the page that is shown; none of a page that failed, a door, or one that stands in no tab. */
export function tabOf({ location, matches }: Place): Tab | undefined {
  const page = matches.at(-1);
  if (page?.status !== 'success' || page.staticData.door || page.staticData.tab === false) return undefined;
  return { path: location.pathname, href: location.href, name: page.staticData.titleId };
}

/** Where to go when the tab at `index` closes while it is shown: the one before it. */
export const neighbour = (tabs: readonly Tab[], index: number): Tab => tabs[index - 1] ?? HOME_TAB;

/** Stored tabs, as far as they still are tabs of this portal. */
export function readTabs(value: unknown): readonly Tab[] {
  if (!Array.isArray(value)) return NO_TABS;
  return value.filter(isTab).reduce((tabs, tab) => reduceTabs(tabs, { type: 'visited', tab }), NO_TABS);
}

function isTab(value: unknown): value is Tab {
  const tab = value as Partial<Tab> | null;
  return (
    typeof tab === 'object' &&
    typeof tab?.path === 'string' &&
    /^\/[^/\\]/.test(tab.path) &&
    typeof tab.href === 'string' &&
    tab.href.startsWith(tab.path) &&
    typeof tab.name === 'string' &&
    (tab.number === undefined || typeof tab.number === 'string')
  );
}
