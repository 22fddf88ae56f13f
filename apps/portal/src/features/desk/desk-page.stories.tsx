import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { deskAnswers, deskWork } from '../../testing/sample-desk.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { deskQueue } = contract.desk;
const path = '/backstage';

const meta = {
  title: 'Desk',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: deskAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What waits, what closes first before the rest. */
export const Work: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('30000 CNY', {}, SOON);
  },
};
export const NothingWaits: Story = {
  args: {
    path: `${path}?queue=fuda`,
    answers: (locale) => [mock(deskQueue, { ...deskWork(locale), records: [], total: 0 }), ...deskAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(没有待处理的事项|Nothing waits here)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(deskQueue, { message: WORDS[locale].failed }), ...deskAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
