import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { orderAnswers } from '../../../testing/sample-papers.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { filePage } = contract.order;
const path = '/documents';

const meta = {
  title: 'Documents',
  ...pageAt(path, 'member'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: orderAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of all bookings, the newest first. */
export const List: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('PL-HAOYU-1702.xlsx', {}, SOON);
  },
};
export const None: Story = {
  args: { answers: (locale) => [mock(filePage, { records: [], total: 0 }), ...orderAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(?:还没有文件|No files yet)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: { answers: (locale) => [mockError(filePage, { message: WORDS[locale].failed }), ...orderAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
