import { readFileSync } from 'node:fs';
import purify, { type Config, type DOMPurify } from 'dompurify';
import { expect, it, vi } from 'vitest';
import { sanitise } from './sanitise.ts';

function clean(html: string): string {
  const box = document.createElement('div');
  box.append(sanitise(purify, html));
  return box.innerHTML;
}

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example/x">x</a>',
  '<a href="/\\evil.example/x">x</a>',
  '<form action="https://evil.example"><input name=password><button>Log in</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<select autofocus onfocus=alert(1)><option>x</select>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<style>@import "https://evil.example/x.css"</style>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<p style="background:url(https://evil.example/x)">x</p>',
  '<div style="position:fixed;inset:0">x</div>',
  '<p onclick="alert(1)" onpointerenter=alert(1)>x</p>',
  '<p id="main" name="x" class="stolen">x</p>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<b data-x="1" aria-hidden="true" slot="y">x</b>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '<img src="https://evil.example/pixel.png">',
  '<img src="//evil.example/pixel.png">',
  '<img src="/api/logout">',
  '<img srcset="https://evil.example/pixel.png 2x">',
  '<table background="https://evil.example/x"><tr><td>x</td></tr></table>',
  '<p><script/src="data:,alert(1)">',
];

const FORBIDDEN_TAGS =
  'script, iframe, object, embed, form, input, button, textarea, select, style, link, meta, base, svg, math, video, audio, source, template, img, details, marquee';
it.each(ATTACKS)('takes the teeth out of %s', (html) => {
  const alert = vi.spyOn(globalThis, 'alert').mockImplementation(() => undefined);
  const box = document.createElement('div');
  box.append(sanitise(purify, html));
  document.body.append(box);
  expect(box.querySelectorAll(FORBIDDEN_TAGS)).toHaveLength(0);
  for (const node of box.querySelectorAll('*'))
    for (const { name, value } of node.attributes) {
      expect(name).not.toMatch(/^(?:on|style$|id$|class$|name$|data-|aria-|slot$|src|background$)/);
      expect(value).not.toMatch(/script:|evil\.example/i);
    }
  expect(alert).not.toHaveBeenCalled();
  box.remove();
});

it('keeps what a message is made of', () => {
  const html =
    '<p>船公司<strong>已改</strong>，<em>请</em>核对。</p><ul><li>一</li></ul><table><tbody><tr><th scope="row">截单</th><td colspan="2">11-21</td></tr></tbody></table>';
  expect(clean(html)).toBe(html);
});

it('opens links in a new window that knows nothing of this one', () => {
  expect(clean('<a href="https://example.com/a" target="_self" rel="opener">x</a>')).toBe(
    '<a href="https://example.com/a" target="_blank" rel="noopener noreferrer">x</a>',
  );
  for (const address of ['mailto:docs@haoyu.example', 'tel:4008200000', '/orders'])
    expect(clean(`<a href="${address}">x</a>`)).toContain(`href="${address}"`);
});

it('keeps embedded pictures and puts the words of remote ones in their place', () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo=';
  expect(clean(`<img src="${picture}" alt="提单">`)).toBe(`<img src="${picture}" alt="提单">`);
  expect(clean(`<img src="${picture}">`)).toBe(`<img src="${picture}" alt="">`);
  expect(clean('<img src="https://example.com/a.png" alt="提单样本">')).toBe('提单样本');
});

it('puts every heading under the heading of the message', () => {
  expect(clean('<h1>一</h1><h2>二</h2><h4>四</h4><h6>六</h6>')).toBe('<h4>一</h4><h4>二</h4><h4>四</h4><h4>六</h4>');
});

it('makes safe by itself all that the server would, and loses no harmless word', () => {
  const corpus = JSON.parse(readFileSync('test/html-corpus.json', 'utf8')) as readonly { html: string; word: string }[];
  expect(corpus.length).toBeGreaterThan(149);
  const parsed: string[] = [];
  const seeing = {
    ...purify,
    sanitize: (html: string, config: Config) => parsed.push(html) && purify.sanitize(html, config),
  };
  for (const { html, word } of corpus) {
    const box = document.createElement('div');
    box.append(sanitise(seeing as unknown as DOMPurify, html));
    expect(box.textContent, html).toContain(word);
    expect(
      box.querySelector('script, style, iframe, object, embed, form, input, svg, math, base, meta, link'),
    ).toBeNull();
    for (const { name, value } of [...box.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes])) {
      expect(name, html).not.toMatch(/^(?:on|style$|src(?:set|doc)$)/);
      expect(value, html).not.toMatch(/^\s*(?:javascript|vbscript|data:(?!image))/i);
    }
  }
  // What the browser would report to the page's policy is not even parsed: in a real one the corpus was reported 134 times, and is not now.
  for (const html of parsed)
    for (const node of new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')) {
      expect(node.localName).not.toMatch(/^(?:style|base)$/);
      expect(node.getAttributeNames().filter((name) => /^(?:on|style$)/.test(name))).toEqual([]);
    }
});

it('leaves words and addresses as they were written, also those that look like handlers', () => {
  const html =
    '<p title="style on=1">Once on board: style=1, &lt;style&gt; and &lt;base&gt;.<a href="/on/style?style=1&amp;on=2">on</a></p>';
  const links = 'target="_blank" rel="noopener noreferrer"';
  expect(clean(html)).toBe(html.replace('on=2"', `on=2" ${links}`));
  expect(clean('<p onclick style=x>a</p><style>b</style><base href="//evil.example">c')).toBe('<p>a</p>c');
});
