import { createElement, type ReactNode } from 'react';

/** Everything an article may consist of; any other tag is left out and its words stay. */
const TAGS = new Set(
  'p br h2 h3 h4 strong em u s sub sup code pre a ul ol li blockquote hr table caption thead tbody tfoot tr th td img'.split(
    ' ',
  ),
);
const EMPTY = new Set(['br', 'hr', 'img']);
/** Blanks between their children are no text. */
const LISTS = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tfoot', 'tr']);
/** What else of an element counts, and its name as a prop. */
const PROPS: Readonly<Record<string, string>> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  scope: 'scope',
  start: 'start',
};
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"]|"[^"]*")*)>|[^<]+|</gi;
const ATTRIBUTE = /([a-z]+)="([^"]*)"/gi;

const decoded = (text: string) =>
  text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      return NAMED[name ?? ''] ?? whole;
    },
  );

interface Open {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: ReactNode[];
}
export type PictureOf = (address: string) => string | undefined;

function propsOf(tag: string, written: string, pictureOf: PictureOf): Record<string, unknown> | undefined {
  const said = new Map([...written.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]));
  const own = Object.entries(PROPS).flatMap(([name, prop]) => (said.has(name) ? [[prop, said.get(name)]] : []));
  const props: Record<string, unknown> = Object.fromEntries(own);
  if (tag === 'a') {
    const href = said.get('href') ?? '';
    if (!ADDRESS.test(href)) return props;
    const away = /^https?:/i.test(href) && { target: '_blank', rel: 'noopener noreferrer' };
    return { ...props, href, ...away };
  }
  if (tag !== 'img') return props;
  const src = pictureOf(said.get('src') ?? '');
  return src === undefined ? undefined : { src, alt: said.get('alt') ?? '', loading: 'lazy', decoding: 'async' };
}

/**
 * HTML of an article as elements. Nothing in it is markup any more: what is not listed here is not drawn, on a server and in a browser alike,
 * and no policy against markup of text is touched.
 */
export function read(html: string, pictureOf: PictureOf): ReactNode[] {
  const root: Open = { tag: '', props: {}, children: [] };
  const open: Open[] = [root];
  const last = () => open.at(-1) ?? root;
  const add = (node: ReactNode) => last().children.push(node);
  const close = () => {
    const { tag, props, children } = open.pop() ?? root;
    add(createElement(tag, { ...props, key: last().children.length }, ...children));
  };
  for (const [token, slash = '', name = '', rest = ''] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    if (tag === '') {
      if (token.trim() !== '' || !LISTS.has(last().tag)) add(decoded(token));
    } else if (!TAGS.has(tag)) continue;
    else if (slash !== '') {
      if (!open.slice(1).some((one) => one.tag === tag)) continue;
      while (last().tag !== tag) close();
      close();
    } else {
      const props = propsOf(tag, rest, pictureOf);
      if (props === undefined) continue;
      open.push({ tag, props, children: [] });
      if (EMPTY.has(tag)) close();
    }
  }
  while (open.length > 1) close();
  return root.children;
}
