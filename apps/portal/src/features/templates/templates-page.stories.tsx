import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { holding, templateAnswers, WRITING } from '../../testing/sample-parties.ts';

const { orderTemplates } = contract.order;
const path = '/booking/templates';

const meta = {
  title: 'Order templates',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: (locale) => [holding(locale, WRITING), ...templateAnswers(locale)] },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('2×40HQ', {}, SOON);
  },
};
export const Renaming: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(重命名|Rename) .*40HQ/ }, SOON));
    await within(await screen.findByRole('dialog', {}, SOON)).findByRole('textbox', {}, SOON);
  },
};
export const None: Story = {
  args: {
    answers: (locale) => [holding(locale, WRITING), mock(orderTemplates, { records: [], total: 0 })],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(还没有模板|No templates yet)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: { answers: (locale) => [holding(locale, WRITING), mockError(orderTemplates, { status: 500 })] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
