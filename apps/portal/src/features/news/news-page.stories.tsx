import { contract } from '@lading/api-client/contract';
import { mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { siteContent } from '../../testing/sample-content.ts';
import { WORDS } from '../../testing/sample-words.ts';

const meta = {
  title: 'News',
  ...pageAt('/news'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: '/news' },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest is larger; beside them what is worth knowing. */
export const List: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: /^(洛杉矶港|Los Angeles extends)/ }, SOON);
    await canvas.findByRole('link', { name: /^1/ }, SOON);
  },
};
export const Nothing: Story = {
  args: { path: '/news?keyword=zzz' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /^(查看全部|Show all)$/ }, SOON);
  },
};
export const Article: Story = {
  args: { path: '/news?id=71' },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2, name: /^(您要做什么|What to do)$/ }, SOON);
  },
};
/** It was withdrawn. */
export const Gone: Story = {
  args: {
    path: '/news?id=9',
    answers: (locale) => [mockError(contract.content.news, { message: WORDS[locale].failed }), ...siteContent(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
