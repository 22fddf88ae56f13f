import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { instructionAnswers, sentInstruction } from '../../../testing/sample-instruction.ts';

const { instruction } = contract.order;
const path = '/instructions/501';

const meta = {
  title: 'Instruction',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', codes: ['bill:view', 'si:edit'], answers: instructionAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two faults: each is named beside the paper, and leads to its field. */
export const Writing: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: /提交前检查|Before sending/ }, SOON);
  },
};
/** Sent and amended: it is read, with what waits for an answer. */
export const Sent: Story = {
  args: { answers: (locale) => [mock(instruction, sentInstruction(locale)), ...instructionAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/等待答复|Waits for an answer/, {}, SOON);
  },
};
export const Failed: Story = {
  args: { answers: (locale) => [mockError(instruction, { status: 500 }), ...instructionAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
