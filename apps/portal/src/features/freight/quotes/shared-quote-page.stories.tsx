import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { sharedQuote } from '../../../testing/sample-quotes.ts';

const { enterQuoteShare, openQuoteShare } = contract.freight;
const path = '/share/quote/9f2c41ab77d0';
const ENTERED = { link: '77d041ab9f2c' };

const meta = {
  title: 'Shared quotation',
  ...pageAt(path),
  tags: ['!autodocs'],
  args: { path, answers: (locale) => [mock(enterQuoteShare, ENTERED), mock(openQuoteShare, sharedQuote(locale))] },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A quotation for the customer's customer. */
export const Open: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: /QT2611200031/ }, SOON);
  },
};
/** Its prices no longer hold; the link still opens. */
export const Lapsed: Story = {
  args: {
    answers: (locale) => [
      mock(enterQuoteShare, ENTERED),
      mock(openQuoteShare, { ...sharedQuote(locale), state: 'lapsed' }),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/失效|lapsed after/, {}, SOON);
  },
};
/** Only the workbook was kept. */
export const WorkbookAlone: Story = {
  args: {
    answers: (locale) => [
      mock(enterQuoteShare, ENTERED),
      mock(openQuoteShare, { ...sharedQuote(locale), sheet: null }),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^(下载 Excel|Download Excel)$/ }, SOON);
  },
};
/** It expired, was withdrawn, or never was. */
export const Gone: Story = {
  args: { answers: () => [mockError(enterQuoteShare, { status: 404 }), mockError(openQuoteShare, { status: 404 })] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: /链接已无法打开|no longer opens/ }, SOON);
  },
};
