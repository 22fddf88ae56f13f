import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { FBA_PATH, fbaRateAnswers } from '../../../testing/sample-fba-rates.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { fbaPrices } = contract.freight;

const meta = {
  title: 'Rates to FBA sites',
  ...pageAt('/freight'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: `/freight${FBA_PATH}`, answers: fbaRateAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two channels by sea and truck, the first one opened. */
export const Found: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    const slip = within(await within(canvasElement).findByRole('article', { name: /AAC2/ }, SOON));
    await slip.findAllByRole('table', {}, SOON);
    window.scrollTo(0, 0);
  },
};
export const Question: Story = {
  args: { path: '/freight?mode=fba' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('form', { name: /FBA 运价查询|FBA rate query/ }, SOON);
  },
};
export const NoPrice: Story = {
  args: {
    answers: (locale) => [
      mock(fbaPrices, { list: [], country: null, site: null, pricedAt: '2026-11-20T09:40:00+08:00', fx: [] }),
      ...fbaRateAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/暂无在线价格|No online price/, {}, SOON);
  },
};
export const Failed: Story = {
  args: { answers: (locale) => [mockError(fbaPrices, { message: WORDS[locale].failed }), ...fbaRateAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
