import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { fudaAnswers, partnerAnswers } from '../../testing/sample-fuda.ts';

const path = '/backstage/fuda';
const { fudaAdmin } = contract.freight;

const meta = {
  title: 'Partner rates',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: fudaAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const rates = (canvasElement: HTMLElement) => within(canvasElement).findAllByText(/CNNGB → USLAX/, {}, SOON);

/** Rates of all partners with what they cost. */
export const Administrator: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await rates(canvasElement);
  },
};
export const Partner: Story = {
  args: { answers: partnerAnswers },
  play: async ({ canvasElement }) => {
    await rates(canvasElement);
  },
};
export const None: Story = {
  args: { answers: (locale) => [mock(fudaAdmin, { records: [], total: 0 }), ...fudaAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(暂无运价|No rates yet)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: { answers: (locale) => [mockError(fudaAdmin, { message: '503' }), ...fudaAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('503', {}, SOON);
  },
};
export const Adding: Story = {
  args: { answers: partnerAnswers },
  play: async ({ canvasElement }) => {
    await rates(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(新增运价|Add rate)$/ }));
    await within(document.body).findByRole('combobox', { name: /^(起运港|Port of loading)/ }, SOON);
  },
};
export const Surcharges: Story = {
  args: { path: `${path}?tab=charges` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('THC', {}, SOON);
  },
};
