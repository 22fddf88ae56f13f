import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { broadcastAnswers } from '../../../testing/sample-notify.ts';

const { broadcastPage } = contract.message;
const path = '/backstage/messages';

const meta = {
  title: 'Messages to customers',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: broadcastAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/国庆假期操作安排|National Day holiday/, {}, SOON);
  },
};
export const Opened: Story = {
  args: { path: `${path}?row=12` },
  play: async () => {
    await within(document.body).findByRole('button', { name: /^(撤回|Take back)$/ }, SOON);
  },
};
export const New: Story = {
  args: { path: `${path}?row=new` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox', { name: /^(正文|Text)/ }, SOON);
  },
};
export const None: Story = {
  args: {
    answers: (locale) => [
      mock(broadcastPage, { records: [], total: 0, counts: { scheduled: 0, sent: 0, cancelled: 0 } }),
      ...broadcastAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/还没有发过消息|Nothing was written yet/, {}, SOON);
  },
};
