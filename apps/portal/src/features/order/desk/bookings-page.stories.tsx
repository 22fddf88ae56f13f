import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { bookingAnswers, sampleQueue } from '../../../testing/sample-booking.ts';

const { bookingQueue } = contract.order;

const meta = {
  title: 'Desk bookings',
  ...pageAt('/backstage/bookings', 'member'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: {
    path: '/backstage/bookings',
    as: 'member',
    answers: (locale) => [mock(bookingQueue, sampleQueue(locale)), ...bookingAnswers(locale)],
  },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What waits, the longest first. */
export const Queue: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('table', {}, SOON);
  },
};
/** One of them beside what is done with it. */
export const Review: Story = {
  args: { path: '/backstage/bookings?bookingId=501' },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: /订舱委托书|Booking note/ }, SOON);
  },
};
export const Nothing: Story = {
  args: {
    answers: (locale) => [
      mock(bookingQueue, { ...sampleQueue(locale), records: [], total: 0 }),
      ...bookingAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(?:没有待受理的订舱|Nothing waits)$/, {}, SOON);
  },
};
