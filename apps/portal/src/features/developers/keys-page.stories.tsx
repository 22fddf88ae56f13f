import { contract } from '@lading/api-client/contract';
import { mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { developerAnswers } from '../../testing/sample-notify.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { apiKeys } = contract.message;
const path = '/developers/keys';

const meta = {
  title: 'Keys and webhooks',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: developerAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('https://erp.haoyu-trade.example/lading', {}, SOON);
  },
};
export const NewKey: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(新建密钥|New key)$/ }, SOON));
    await within(document.body).findByRole('textbox', { name: /^(名称|Name)/ }, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(apiKeys, { message: WORDS[locale].failed }), ...developerAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
