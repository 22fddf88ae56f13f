import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { sampleHouse } from '../testing/sample-house.ts';
import { descriptionOf } from './describe.ts';
import { openPages, publicPages } from './pages.tsx';

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const { addresses, draw } = openPages({ page, manifest: {}, routes: {} });
const origin = 'https://portal.example.com';
// The foot of every page asks what the house says of itself.
const fetch = vi.fn(async () => Response.json({ code: '1', message: 'success', data: sampleHouse }));
const open = (url: string, language: 'zh-CN' | 'en-US' = 'zh-CN') => draw({ url, language, origin, fetch });
const linkedIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, data]) => JSON.parse(data ?? ''));

it.each([
  ['zh-CN', '开船前核对清楚', '首页 · 子午湾国际货运', 'zh_CN'],
  ['en-US', 'checked before departure', 'Home · Meridian Bay', 'en_US'],
] as const)('the home page has its content in %s', async (language, words, title, locale) => {
  const { status, page: html } = (await open('/index', language)) ?? {};
  expect(status).toBe(200);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toMatch(new RegExp(`<h1[^>]*>.*${words}.*</h1>`));
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain(`<meta property="og:locale" content="${locale}">`);
  expect(html).toContain(`{"language":"${language}","answers":{"`);
  expect(html).toMatch(/<footer.*浙ICP备00000000号-1.*<\/footer>/s);
  // What was built for the browser stays: its nonce, its program, the theme before the first picture.
  expect(html).toMatch(/content="__CSP_NONCE__".*src="\/theme\.js".*type="module"/s);
  expect(html).not.toMatch(/<noscript|<template|<!--\$[!?]/);
});

it('tells search engines of the page in each language, and what it is', async () => {
  const { page: html = '' } = (await open('/index?lang=en-US&utm_source=x', 'en-US')) ?? {};
  expect(html).toContain(`<link rel="canonical" href="${origin}/index?lang=en-US">`);
  expect(html).toContain(`<link rel="alternate" hreflang="zh-CN" href="${origin}/index?lang=zh-CN">`);
  expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${origin}/index">`);
  const [house, way] = linkedIn(html);
  expect(house).toMatchObject({ '@type': 'Organization', name: 'Meridian Bay', url: `${origin}/index` });
  expect(way).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: 'Home' }] });
});

it.each(['/orders', '/login', '/', '/register', '/share/abc', '/index/'])('leaves %s to the browser', async (url) => {
  expect(await open(url)).toBeUndefined();
});

it('draws that there is no such page, for nobody to keep', async () => {
  for (const url of ['/nowhere', '/a/b?x=1', '/404']) {
    const { status, page: html } = (await open(url, 'en-US')) ?? {};
    expect([url, status]).toEqual([url, 404]);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|og:|ld\+json/);
  }
});

it('takes nothing of an address into the page but what is escaped', async () => {
  const hostile = '"><script>alert(1)</script>';
  for (const url of [`/index?keyword=${encodeURIComponent(hostile)}`, `/${encodeURIComponent(hostile)}`]) {
    const { page: html = '' } = (await open(url)) ?? {};
    expect(html).not.toBe('');
    expect(html).not.toContain('<script>alert');
  }
});

it('lists the public pages, each described in both languages', () => {
  expect(addresses).toContain('/index');
  expect(addresses).not.toContain('/404');
  const speechless = publicPages().filter(
    ({ titleId }) => !(descriptionOf('zh-CN', titleId) && descriptionOf('en-US', titleId)),
  );
  expect(speechless).toEqual([]);
});
