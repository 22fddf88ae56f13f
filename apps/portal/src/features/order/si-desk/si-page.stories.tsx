import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { ANSWERS_SI, sampleSiQueue, siAnswers } from '../../../testing/sample-si.ts';

const { siQueue } = contract.order;

const meta = {
  title: 'Desk instructions',
  ...pageAt('/backstage/instructions', 'member'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: '/backstage/instructions', as: 'member', codes: ANSWERS_SI, answers: siAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What waits, the nearest cut-off first. */
export const Queue: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('table', {}, SOON);
  },
};
/** An amendment beside what is done with it. */
export const Amendment: Story = {
  args: { path: '/backstage/instructions?bookingId=501' },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^受理|^Accept/ }, SOON);
  },
};
export const Nothing: Story = {
  args: {
    answers: (locale) => [mock(siQueue, { ...sampleSiQueue(locale), records: [], total: 0 }), ...siAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(?:没有待受理的补料|No instruction waits)$/, {}, SOON);
  },
};
