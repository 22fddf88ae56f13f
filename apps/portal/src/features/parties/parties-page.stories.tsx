import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { holding, partyAnswers, READING, WRITING } from '../../testing/sample-parties.ts';

const { consigneePage } = contract.order;
const path = '/parties?book=consignee';

const meta = {
  title: 'Parties',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: (locale) => [holding(locale, WRITING), ...partyAnswers(locale)] },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Book: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('Cascade LA', {}, SOON);
  },
};
export const Editing: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(编辑|Edit) Nordwind HAM$/ }, SOON),
    );
    await within(await screen.findByRole('dialog', {}, SOON)).findByDisplayValue('DE5550142', {}, SOON);
  },
};
/** Whoever may only read sees what is printed. */
export const Reading: Story = {
  args: { answers: (locale) => [holding(locale, READING), ...partyAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await userEvent.click((await within(canvasElement).findAllByText('Cascade LA', {}, SOON))[0] as HTMLElement);
    await within(await screen.findByRole('dialog', {}, SOON)).findByRole('textbox', {}, SOON);
  },
};
export const None: Story = {
  args: { path: '/parties?book=notify' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(还没有通知人|No notify parties yet)$/, {}, SOON);
  },
};
export const NoMatch: Story = {
  args: {
    path: '/parties?book=consignee&keyword=globex',
    answers: (locale) => [
      holding(locale, WRITING),
      mock(consigneePage, { records: [], total: 0 }),
      ...partyAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(没有符合条件的收发通|No party matches)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [holding(locale, WRITING), mockError(consigneePage, { status: 500 }), ...partyAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
