import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { messageAnswers } from '../../../testing/sample-messages.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { messagePage } = contract.message;
const DRAFT = /COSU6412098730/;

const meta = {
  title: 'Messages',
  ...pageAt('/messages', 'member'),
  tags: ['!autodocs'],
  args: { path: '/messages', as: 'member', answers: messageAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One is open, the others wait. */
export const Opened: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: DRAFT }, SOON));
    await canvas.findByRole('link', { name: /^(打开订单|Open the order)$/ }, SOON);
  },
};
export const List: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: DRAFT }, SOON);
  },
};
export const None: Story = {
  args: {
    answers: (locale) => [mock(messagePage, { records: [], total: 0, unread: 0 }), ...messageAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(没有消息|No messages)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: { answers: (locale) => [mockError(messagePage, { message: WORDS[locale].failed }), ...messageAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
export const Loading: Story = {
  args: {
    answers: (locale) => [mock(messagePage, () => new Promise<never>(() => undefined)), ...messageAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /^(消息中心|Messages)$/ }, SOON);
  },
};
