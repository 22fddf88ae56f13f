import { contract } from '@lading/api-client/contract';
import { mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { jobAnswers } from '../../testing/sample-notify.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { jobPage } = contract.message;
const path = '/backstage/jobs';

const meta = {
  title: 'Jobs',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: jobAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Jobs: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('HTTP 503', {}, SOON);
  },
};
export const Scheduled: Story = {
  args: { path: `${path}?part=scheduled` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(每 15 秒|every 15 seconds)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: { answers: (locale) => [mockError(jobPage, { message: WORDS[locale].failed }), ...jobAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
