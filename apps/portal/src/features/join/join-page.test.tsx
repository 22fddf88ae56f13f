import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { portalTests } from '../../testing/render-portal.tsx';
import { siteContent } from '../../testing/sample-content.ts';

const { server, open } = portalTests();
const SOON = { timeout: 5000 };

beforeEach(() => server.use(...siteContent('en-US')));

it('opens a post in place with what one does, and says where there are none', async () => {
  const { person, path } = await open('/join', { language: 'en-US' });
  await person.click(await screen.findByText('Ocean operations, US lane', {}, SOON));
  expect(screen.getByText('From booking to release')).toBeVisible();
  expect(screen.getByText('Ningbo · 2 posts · College')).toBeVisible();
  await person.click(screen.getByRole('link', { name: /^Campus/ }));
  expect(await screen.findByText('No open posts at the moment', {}, SOON)).toBeVisible();
  expect(path()).toBe('/join?kind=campus');
});
