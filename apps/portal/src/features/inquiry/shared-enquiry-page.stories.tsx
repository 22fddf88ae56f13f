import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { sharedEnquiry } from '../../testing/sample-enquiries.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { fbaEnquiryByToken } = contract.freight;
const path = '/share/enquiry/9f2c41ab77d09f2c41ab77d0';

const meta = {
  title: 'Shared FBA enquiry',
  ...pageAt(path),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path, answers: (_locale) => [mock(fbaEnquiryByToken, sharedEnquiry('quoted'))] },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two prices to choose from, for somebody without an account. */
export const Priced: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/4,544\.00/, {}, SOON);
  },
};
export const Waiting: Story = {
  args: { answers: () => [mock(fbaEnquiryByToken, sharedEnquiry('sent'))] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: /EN26112000001/ }, SOON);
  },
};
/** Ended by the forwarder, who says why. */
export const Closed: Story = {
  args: { answers: () => [mock(fbaEnquiryByToken, sharedEnquiry('closed'))] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/该仓暂停收货/, {}, SOON);
  },
};
/** It never was, or was written wrongly. */
export const Gone: Story = {
  args: { answers: () => [mockError(fbaEnquiryByToken, { status: 404 })] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: /已不存在|no longer there/ }, SOON);
  },
};
export const Failed: Story = {
  args: { answers: (locale) => [mockError(fbaEnquiryByToken, { message: WORDS[locale].failed })] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
