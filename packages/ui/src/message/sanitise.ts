import type { Config, DOMPurify } from 'dompurify';

const TAGS =
  'a abbr b blockquote br caption code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul';
const ADDRESSES = 'href src';
const WORDS = 'alt colspan dir lang rowspan scope start title';
const list = (names: string) => names.split(' ');

/** No style, script, form or frame, no handler, and no address but a page, a mail box, a telephone or an embedded picture. */
const CONFIG: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: list(TAGS),
  ALLOWED_ATTR: [...list(ADDRESSES), ...list(WORDS)],
  ADD_URI_SAFE_ATTR: list(WORDS),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i,
  // Nodes instead of a string: nothing is parsed a second time, and no Trusted Types sink is touched.
  RETURN_DOM_FRAGMENT: true,
};

/**
 * The browser reports each handler, style and base to the page's policy while the sanitiser parses them, though nothing comes of them: they
 * are parsed under names that mean nothing. What is safe does not depend on it: it is decided by what was parsed.
 */
function held(html: string, mark: string): string {
  return html
    .replace(/(<\/?)style\b/gi, '$1noembed')
    .replace(/<(?=base\b)/gi, `<${mark}`)
    .replace(/\b(?=(?:on\w+|style)\b)/gi, mark);
}

/** Takes the mark, which nobody can guess, out of the words and addresses that it has come into. */
function free(nodes: DocumentFragment, mark: string): void {
  const walk = document.createNodeIterator(nodes, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node instanceof Element)
      for (const { name, value } of [...node.attributes])
        if (value.includes(mark)) node.setAttribute(name, value.replaceAll(mark, ''));
    if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes(mark))
      node.nodeValue = node.nodeValue.replaceAll(mark, '');
  }
}

const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;

/** A message's HTML as nodes that are safe to put in the page. */
export function sanitise(purify: DOMPurify, html: string): DocumentFragment {
  const mark = `h${crypto.getRandomValues(new Uint32Array(4)).join('')}`;
  const nodes = purify.sanitize(held(html, mark), CONFIG);
  free(nodes, mark);
  for (const link of nodes.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  // A remote picture tells its server who reads the message and when: its words stand for it.
  for (const picture of nodes.querySelectorAll('img')) {
    if (PICTURE.test(picture.getAttribute('src') ?? '')) picture.alt ||= '';
    else picture.replaceWith(picture.alt);
  }
  for (const heading of nodes.querySelectorAll('h1, h2, h3, h5, h6')) {
    // Under the message's own heading, whatever level its author took.
    const own = document.createElement('h4');
    own.append(...heading.childNodes);
    heading.replaceWith(own);
  }
  return nodes;
}
