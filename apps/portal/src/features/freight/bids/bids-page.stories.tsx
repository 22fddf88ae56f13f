import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { bidDeskAnswers } from '../../../testing/sample-bids.ts';
import { deskAnswers } from '../../../testing/sample-desk.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { bidPage } = contract.freight;
const path = '/backstage/bids';

const meta = {
  title: 'Bids',
  ...pageAt(path, 'member'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: (locale) => [...bidDeskAnswers(locale), ...deskAnswers(locale)] },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of all companies, the newest first. */
export const List: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('BD26112000021', {}, SOON);
  },
};
/** Taken with the hours that room is held, or another price. */
export const Answering: Story = {
  args: { path: `${path}?bidId=21` },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, SOON));
    await dialog.findByRole('button', { name: /^(?:确认成交|Take the bid)$/ }, SOON);
  },
};
/** One that has its answer. */
export const Answered: Story = {
  args: { path: `${path}?bidId=23` },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, SOON));
    await dialog.findByText(/2,345/, {}, SOON);
  },
};
export const None: Story = {
  args: {
    answers: (locale) => [mock(bidPage, { records: [], total: 0 }), ...bidDeskAnswers(locale), ...deskAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(?:暂无竞价|No bids)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [
      mockError(bidPage, { message: WORDS[locale].failed }),
      ...bidDeskAnswers(locale),
      ...deskAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
