import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { statementLists } from '../../../testing/sample-statements.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { inConfirmPage } = contract.settlement;

const meta = {
  title: 'Settlement',
  ...pageAt('/settlement', 'member'),
  tags: ['!autodocs'],
  args: { path: '/settlement', as: 'member', answers: statementLists },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'ST26110012' }, SOON);
  },
};
export const None: Story = {
  args: {
    answers: (locale) => [mock(inConfirmPage, { records: [], total: 0, totals: [] }), ...statementLists(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(还没有账单|No statements yet)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(inConfirmPage, { message: WORDS[locale].failed }), ...statementLists(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
