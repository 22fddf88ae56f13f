import { expect, it } from 'vitest';
import { minutesOf, plainText, safeHtml } from './safe-html.ts';

const PICTURE = '/files/content/0b9f5a5e-7c34-4c1e-9a40-3f5d3c3f7b11.png';

it.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="x()" style="color:red" class="y" id="z">a</p>', '<p>a</p>'],
  ['a frame, a form and a style', '<iframe src="/x"></iframe><form><input></form><style>p{}</style>a', 'a'],
  ['an address that runs', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['an address of no scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
  ['a picture of another host', '<p>a<img src="https://evil.example/x.png" alt="b"></p>', '<p>a</p>'],
  ['a picture that is no upload', '<img src="/files/7/paper.png" alt="b"><img src="data:image/png;base64,AA">', ''],
  ['a drawing', '<svg><script>alert(1)</script></svg>a', 'a'],
  ['a comment', 'a<!-- b -->', 'a'],
])('takes away %s', (_what, html, left) => expect(safeHtml(html)).toBe(left));

it('leaves what an article consists of', () => {
  const html = [
    '<h2>a</h2><p><strong>b</strong> <em>c</em><br>d</p><ul><li><p>e</p></li></ul><ol start="3"><li>f</li></ol>',
    '<table><tbody><tr><th colspan="2" scope="col">g</th></tr><tr><td rowspan="2">h</td></tr></tbody></table>',
    `<img src="${PICTURE}" alt="i"><blockquote>j</blockquote><a href="/freight">k</a>`,
  ].join('');
  expect(safeHtml(html).replace(/ \/>/g, '>')).toBe(html);
});

it('writes headings under that of the page, and links that do not tell where they come from', () => {
  expect(safeHtml('<h1>a</h1><b>b</b>')).toBe('<h2>a</h2><strong>b</strong>');
  expect(safeHtml('<a href="https://a.example" target="_self">a</a>')).toBe(
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
  );
});

it('reads the words of it, and counts the minutes', () => {
  expect(plainText('<h2>a</h2><p>b &lt; c<br>d</p>')).toBe('a b < c d');
  expect(minutesOf('')).toBe(1);
  expect(minutesOf('港'.repeat(1200))).toBe(3);
  expect(minutesOf('port '.repeat(440))).toBe(2);
});
