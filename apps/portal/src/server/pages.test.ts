import { readFileSync } from 'node:fs';
import { contract } from '@lading/api-client/contract';
import { PNG } from 'pngjs';
import { expect, it, vi } from 'vitest';
import { sampleAbout, sampleHouse } from '../testing/sample-house.ts';
import { descriptionOf } from './describe.ts';
import { addressOf, SHARED } from './head.ts';
import { openPages, publicPages } from './pages.tsx';

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const { addresses, draw } = openPages({ page, manifest: {}, routes: {} });
const origin = 'https://portal.example.com';
const { content, basedata, user } = contract;
const POST = {
  id: 9,
  kind: 'social',
  headcount: 2,
  education: 'college',
  releaseTime: '2026-11-18',
  position: 'Clerk </script>',
  city: 'Ningbo',
  duties: ['Check <drafts>'],
  demands: [],
};
const ARTICLE = {
  id: 71,
  category: 'notice',
  title: 'Night gates',
  summary: 'Open until 03:00',
  cover: '',
  author: '',
  views: 1,
  publishTime: '2026-11-18T09:00:00+08:00',
  top: false,
  minutes: 1,
};
/** The foot of every page asks what the house says of itself, the home page for news, adverts and ports. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  [user.companyLogo.path]: sampleHouse,
  [user.aboutUs.path]: sampleAbout('zh-CN'),
  [content.news.path]: { ...ARTICLE, html: '<p>Until three.</p>', earlier: null, later: null },
  [content.newsPage.path]: { records: [ARTICLE], total: 1, counts: [] },
  [content.hotKnowledge.path]: { list: [] },
  [content.adverts.path]: { list: [{ id: 1, title: 'Ships', imagePc: '/a.png', imageMobile: '', link: '/news' }] },
  [content.recruitPage.path]: { records: [POST], total: 1, cities: ['Ningbo'], counts: { social: 1, campus: 0 } },
  [basedata.ports.path]: [],
  [basedata.hotAirPorts.path]: [],
};
const fetch = vi.fn(async (url: string | URL | Request) => {
  const { pathname } = new URL(String(url), origin);
  return Response.json({ code: '1', message: 'success', data: ANSWERS[pathname] });
});
const open = (url: string, language: 'zh-CN' | 'en-US' = 'zh-CN', house = {}) =>
  draw({ url, language, origin, fetch, house });
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

it('calls the page of an article by its title, and describes it by its summary', async () => {
  const { page: html = '' } = (await open('/news?id=71', 'en-US')) ?? {};
  expect(html).toContain('<title>Night gates · Meridian Bay</title>');
  expect(html).toContain('<meta name="description" content="Open until 03:00">');
  expect(linkedIn(html)[1]).toMatchObject({ itemListElement: [{ name: 'Home' }, { name: 'Night gates' }] });
});

it('has the news and what the house recommends in the home page, with what they were answered', async () => {
  const { page: html = '' } = (await open('/index', 'en-US')) ?? {};
  expect(html).toContain('href="/news?id=71"');
  expect(html).toMatch(/<img[^>]* src="\/a\.png"/);
  const answers = JSON.parse(/id="drawn">(.*?)<\/script>/.exec(html)?.[1] ?? '').answers;
  expect(Object.values(answers)).toContainEqual(expect.objectContaining({ records: [ARTICLE] }));
});

it('tells search engines of each open post what the page says of it', async () => {
  const { page: html = '' } = (await open('/join', 'en-US')) ?? {};
  const [post, ...others] = linkedIn(html).filter((one) => one['@type'] === 'JobPosting');
  expect(others).toEqual([]);
  expect(post).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Clerk </script>',
    description: '<p>Ningbo · 2 posts · College</p><p>What you do</p><ul><li>Check &lt;drafts&gt;</li></ul>',
    identifier: { '@type': 'PropertyValue', name: 'Meridian Bay', value: '9' },
    datePosted: '2026-11-18',
    url: `${origin}/join`,
    hiringOrganization: { '@type': 'Organization', '@id': `${origin}/#house`, name: 'Meridian Bay' },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Ningbo' } },
    totalJobOpenings: 2,
    educationRequirements: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'associate degree',
    },
  });
  expect(linkedIn((await open('/index', 'en-US'))?.page ?? '').map((one) => one['@type'])).not.toContain('JobPosting');
});

it.each(['zh-CN', 'en-US'] as const)('has a picture for whoever shares it in %s', async (language) => {
  const { page: html = '' } = (await open('/index', language)) ?? {};
  const said = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(said('image')).toBe(`${origin}/share.${language}.png`);
  const { width, height } = PNG.sync.read(readFileSync(new URL(`../../public/share.${language}.png`, import.meta.url)));
  expect([width, height]).toEqual([SHARED.width, SHARED.height]);
  expect([said('image:width'), said('image:height')]).toEqual(['1200', '630']);
  expect(said('image:alt')).toBe(language === 'zh-CN' ? '子午湾国际货运' : 'Meridian Bay');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

it('keeps of an address what the pages read, and nothing else', () => {
  const kept = 'id=7&country=2&category=notice&kind=campus&city=Ningbo&keyword=ONT8&page=2';
  expect(addressOf(origin, `/news?${kept}&current=2&utm_source=x`)).toBe(`${origin}/news?${kept}`);
});

it.each(['/orders', '/login', '/', '/register', '/share/abc'])('leaves %s to the browser', async (url) => {
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

it('calls the house as it calls itself, everywhere', async () => {
  const house = { nameEn: 'Quay & Sons', hotline: '400-111-2222', logoLight: '/house/7.svg' };
  const { page: html = '' } = (await open('/about', 'en-US', house)) ?? {};
  expect(html).toMatch(/<title>.* · Quay &amp; Sons<\/title>/);
  expect(html).toMatch(/<header.*src="\/house\/7\.svg".*Quay &amp; Sons.*400-111-2222.*<\/header>/s);
  expect(html).not.toMatch(/<(?:header|title).*Meridian Bay.*<\/(?:header|title)>/s);
  expect(linkedIn(html)[0]).toMatchObject({
    name: 'Quay & Sons',
    logo: `${origin}/house/7.svg`,
    contactPoint: { telephone: '400-111-2222' },
  });
});

it('says that an article is not there, and leaves it to the browser to ask again', async () => {
  fetch.mockImplementation(async (url) => {
    const { pathname } = new URL(String(url), origin);
    if (pathname !== content.news.path) return Response.json({ code: '1', message: '', data: ANSWERS[pathname] });
    return Response.json({ code: '0', message: 'Not found', data: null }, { status: 404 });
  });
  const { status, page: html = '' } = (await open('/news?id=404', 'en-US')) ?? {};
  expect(status).toBe(404);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/<h1[^>]*>/);
  expect(html).not.toContain('id="drawn"');
});

it('leads to the address that says the same', async () => {
  expect(await open('/index/')).toMatchObject({ status: 302, leads: '/index' });
  expect(await open('/fbadetails')).toMatchObject({ status: 302, leads: '/fba' });
  expect(await open('/news?page=none')).toMatchObject({ status: 302, leads: '/news' });
});
