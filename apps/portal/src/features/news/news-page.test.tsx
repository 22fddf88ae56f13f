import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { portalTests } from '../../testing/render-portal.tsx';
import { siteContent } from '../../testing/sample-content.ts';

const { newsPage } = contract.content;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };

beforeEach(() => server.use(...siteContent('zh-CN')));

it('lists the news, by category and by words of the title', async () => {
  const { person, path } = await open('/news');
  const first = await screen.findByRole('link', { name: '洛杉矶港 11 月下旬延长夜间闸口时间' }, SOON);
  expect(first).toHaveAttribute('href', '/news?id=71');
  await person.type(screen.getByRole('textbox', { name: '标题或摘要里的字' }), '品名{Enter}');
  expect(await screen.findByRole('link', { name: /品名/ }, SOON)).toBeVisible();
  expect(path()).toBe(`/news?keyword=${encodeURIComponent('品名')}`);
  await person.click(screen.getByRole('link', { name: /^政策法规/ }));
  expect(await screen.findByRole('link', { current: 'page', name: /^政策法规/ }, SOON)).toHaveTextContent('1');
  expect(path()).toBe('/news?category=policy');
});

it('turns the page', async () => {
  server.use(
    mock(newsPage, ({ current, size }) => ({
      records: [
        {
          id: current,
          category: 'notice' as const,
          title: `第 ${current} 页`,
          summary: '',
          cover: '',
          author: '',
          views: 1,
          top: false,
          minutes: 1,
          publishTime: '2026-11-18T09:00:00+08:00',
        },
      ],
      total: size + 1,
      counts: [],
    })),
  );
  const { person, path } = await open('/news');
  expect(await screen.findByText('第 1 页', {}, SOON)).toBeVisible();
  await person.click(
    within(screen.getByRole('navigation', { name: '更多文章' })).getByRole('button', { name: '第 2 页' }),
  );
  expect(await screen.findByText('第 2 页', {}, SOON)).toBeVisible();
  expect(path()).toBe('/news?page=2');
});

it('shows an article with the way to the one before it', async () => {
  await open('/news?id=71');
  expect(
    await screen.findByRole('heading', { level: 1, name: '洛杉矶港 11 月下旬延长夜间闸口时间' }, SOON),
  ).toBeVisible();
  expect(await screen.findByText('您要做什么', {}, SOON)).toBeVisible();
  expect(document.title).toBe('洛杉矶港 11 月下旬延长夜间闸口时间 · 子午湾国际货运');
  const beside = within(screen.getByRole('navigation', { name: '前后文章' }));
  expect(beside.getByText('上一篇')).toBeVisible();
  expect(beside.getByRole('link')).toHaveAttribute('href', '/news?id=68');
});
