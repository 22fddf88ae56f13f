import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { rateDeskAnswers, rateSheet } from '../../testing/sample-rate-desk.ts';

const { rateDraft } = contract.freight;
const path = '/backstage/rates/fcl';

const meta = {
  title: 'Rate desk',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: rateDeskAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft with a changed price and a row that is new. */
export const Draft: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('AEU3', {}, SOON);
  },
};
export const Publishing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('AEU3', {}, SOON);
    await userEvent.click(page.getByRole('button', { name: /^(发布 2 处改动|Publish 2 changes)$/ }));
    const dialog = within(await within(document.body).findByRole('dialog', {}, SOON));
    await dialog.findByRole('checkbox', {}, SOON);
  },
};
export const Empty: Story = {
  args: {
    answers: (locale) => [
      mock(rateDraft, { ...rateSheet(locale), records: [], total: 0, changes: { rows: 0, cells: 0 } }),
      ...rateDeskAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(没有符合条件的行|No rows here)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(rateDraft, { message: '运价表暂时打不开' }), ...rateDeskAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/运价表暂时打不开/, {}, SOON);
  },
};
