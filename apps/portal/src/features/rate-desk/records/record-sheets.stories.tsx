import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { fbaPriceAnswers } from '../../../testing/sample-fba-prices.ts';

const { fbaPricePage } = contract.freight;
const path = '/backstage/rates/fba';

const meta = {
  title: 'Rates by the row',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: fbaPriceAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Prices to FBA sites. */
export const Fba: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('美森限时达', {}, SOON);
  },
};
/** What a change of many comes to. */
export const Previewed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('美森限时达', {}, SOON);
    const batch = within(page.getByRole('form', { name: /^(批量修改|Batch change)$/ }));
    await userEvent.type(batch.getByRole('textbox', { name: /^(每公斤|Per kg)$/ }), '0.5');
    await userEvent.click(batch.getByRole('button', { name: /^(预览|Preview)$/ }));
    await batch.findByText(/8\.40/, {}, SOON);
  },
};
export const Empty: Story = {
  args: { answers: (locale) => [mock(fbaPricePage, { records: [], total: 0 }), ...fbaPriceAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(没有符合条件的行|No rows here)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(fbaPricePage, { message: '价格暂时打不开' }), ...fbaPriceAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/价格暂时打不开/, {}, SOON);
  },
};
