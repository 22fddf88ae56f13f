import type { FastifyReply } from 'fastify';
import { escaped } from '../../documents/html.ts';
import { nonceOf } from '../../http/headers.ts';
import type { Language } from '../../messages/say.ts';

const STYLE =
  'body{font:16px/1.6 system-ui,sans-serif;margin:3rem auto;max-width:26rem;padding:0 1.25rem;color-scheme:light dark}' +
  'h1{font-size:1.375rem}a,button{display:block;box-sizing:border-box;width:100%;font:inherit;background:none;padding:.75rem 1rem;margin:.75rem 0;border:1px solid;border-radius:.5rem;text-align:center;text-decoration:none;color:inherit;font-weight:600}';

export interface SmallPage {
  readonly title: string;
  readonly text?: string;
  /** what can be pressed, and where that leads */
  readonly links?: readonly (readonly [words: string, href: string])[];
  /** what does something when it is pressed, and where that is posted */
  readonly press?: readonly [words: string, href: string];
}

/** A page for a phone, which loads nothing. */
export function sendPage(
  reply: FastifyReply,
  language: Language,
  { title, text, links = [], press }: SmallPage,
): FastifyReply {
  const items = links.map(([words, href]) => `<a href="${escaped(href)}">${escaped(words)}</a>`).join('');
  const button =
    press && `<form method="post" action="${escaped(press[1])}"><button>${escaped(press[0])}</button></form>`;
  const said = text === undefined ? '' : `<p>${escaped(text)}</p>`;
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escaped(title)}</title><style nonce="${nonceOf(reply.raw)}">${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${said}${button ?? ''}${items}</main></body></html>`,
    );
}
