import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
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
/** Some of its boxes and goods into a booking of their own. */
export const Dividing: Story = {
  args: { path: '/backstage/bookings?bookingId=501' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^(?:拆分|Split)$/ }, SOON));
    await within(document.body).findByRole('dialog', { name: /拆分|Split/ }, SOON);
  },
};
/** Another booking of the same customer is taken into it. */
export const TakingIn: Story = {
  args: { path: '/backstage/bookings?bookingId=501' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^(?:合并|Merge)$/ }, SOON));
    await within(document.body).findByRole('dialog', { name: /合并|Merge/ }, SOON);
  },
};
/** A field is marked, and goes back with its reason. */
export const Returning: Story = {
  args: { path: '/backstage/bookings?bookingId=501' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const note = within(await page.findByRole('region', { name: /订舱委托书|Booking note/ }, SOON));
    const [first] = note.getAllByRole('button', { name: /^(?:退回：|Return: )/ });
    if (first) await userEvent.click(first);
    await userEvent.click(
      await page.findByRole('button', { name: /^(?:退回客户（1）|Return to customer \(1\))$/ }, SOON),
    );
    await within(document.body).findByRole('dialog', {}, SOON);
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
