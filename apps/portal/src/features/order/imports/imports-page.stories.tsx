import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { orderImportAnswers } from '../../../testing/sample-import.ts';

const { orderImportErrors } = contract.order;
const path = '/orders/imports';

const meta = {
  title: 'Import errors',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: orderImportAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('USLAXX', {}, SOON);
  },
};
/** The same of another paper. */
export const OfInstructions: Story = {
  args: { path: '/instructions/imports' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('USLAXX', {}, SOON);
  },
};
export const None: Story = {
  args: { answers: (locale) => [mock(orderImportErrors, { records: [], total: 0 }), ...orderImportAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(没有导入错误|No rows were wrong)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: { answers: (locale) => [mockError(orderImportErrors, { status: 500 }), ...orderImportAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
