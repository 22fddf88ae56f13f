import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { backstage } from '../../../testing/sample-review.ts';

const path = '/backstage/bills';

const meta = {
  title: 'Backstage',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: backstage },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bookings with changes that customers ask for, the nearest cut-off first. */
export const Queue: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('MAEU226104417', {}, SOON);
  },
};
/** One booking: a change to answer, one that was declined, and the draft that comes next. */
export const OneBooking: Story = {
  args: { path: `${path}?bookingId=1702` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article', {}, SOON);
  },
};
