import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { sharedBill } from '../../../testing/sample-review.ts';

const { enterBlShare, openBlShare } = contract.order;
const path = '/share/9f2c41ab77d0';
const ENTERED = { link: '77d041ab9f2c' };

const meta = {
  title: 'Share',
  ...pageAt(path),
  tags: ['!autodocs'],
  args: { path, answers: (locale) => [mock(enterBlShare, ENTERED), mock(openBlShare, sharedBill(locale))] },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One comparison for a colleague without an account. */
export const Comparison: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article', {}, SOON);
  },
};
/** The link was taken back, ran out, or never was: nothing is shown. */
export const Gone: Story = {
  args: { answers: () => [mockError(enterBlShare, { status: 404 }), mockError(openBlShare, { status: 404 })] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/链接无效|not valid/, {}, SOON);
  },
};
