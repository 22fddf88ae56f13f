import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { GOODS } from './fixtures.ts';
import { Prose } from './prose.tsx';

conforms('Prose', <Prose html={GOODS} />, { ref: HTMLDivElement });

const drawn = (html: string) => {
  const { container } = render(<Prose html={html} />);
  return container.firstElementChild?.innerHTML;
};

it('draws what an article consists of as it is written', () => {
  for (const html of [
    '<h2>a</h2><p>b<br>c <strong>d</strong> &amp; &lt;e&gt;</p>',
    '<table><tbody><tr><th colspan="2" scope="col">a</th></tr></tbody></table><ol start="3"><li>b</li></ol>',
    '<p><a href="/freight">a</a></p>',
  ])
    expect(drawn(html)).toBe(html);
});

it.each([
  ['a script', '<script>alert(1)</script>', 'alert(1)'],
  ['a handler', '<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
  ['an address that runs', '<a href="javascript:x">a</a>', '<a>a</a>'],
  ['an address of no scheme', '<a href="//x">a</a>', '<a>a</a>'],
  ['a tag that is never closed', '<p>a<strong>b', '<p>a<strong>b</strong></p>'],
  ['an end without a beginning', 'a</p></li>b', 'ab'],
])('draws nothing of %s', (_what, html, left) => expect(drawn(html)).toBe(left));

it('opens another site in a window of its own, and shows pictures by the address it is told', () => {
  const { rerender } = render(
    <Prose html='<a href="https://a.example/?b=1&amp;c=2">a</a><img src="/x.png" alt="b">' />,
  );
  const link = screen.getByRole('link', { name: 'a' });
  expect(link).toHaveAttribute('href', 'https://a.example/?b=1&c=2');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('img', { name: 'b' })).toHaveAttribute('src', '/x.png');
  rerender(<Prose html='<img src="/x.png" alt="b">' pictureOf={() => undefined} />);
  expect(screen.queryByRole('img')).toBeNull();
});
