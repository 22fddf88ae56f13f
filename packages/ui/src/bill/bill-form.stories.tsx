import type { BillRecord } from '@lading/validators/bill';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Language, useLanguage } from '../i18n/provider.tsx';
import { BillForm } from './bill-form.tsx';
import { flagship, houseBill } from './fixtures.ts';
import { emptyBill, faultyContainers, longTexts, manyContainers } from './fixtures-cases.ts';

/** A bill in the language of the toolbar. */
function Bill({ of }: { of(locale: Language): BillRecord }) {
  const locale = useLanguage();
  return <BillForm record={of(locale)} />;
}

const meta = {
  title: 'BillForm',
  component: Bill,
  parameters: { layout: 'fullscreen', pictures: { full: true } },
} satisfies Meta<typeof Bill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Master: Story = { args: { of: flagship } };
export const House: Story = { args: { of: houseBill } };
/** Parties of nine lines, one line of 43 characters, goods of 150 lines: what is beyond six lines scrolls by itself. */
export const LongTexts: Story = { args: { of: longTexts } };
/** The rows are as wide as the form: nothing is beyond its edge. */
export const TwoHundredContainers: Story = {
  args: { of: manyContainers },
  parameters: { pictures: { full: false } },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector('[data-component=ContainersTable]');
    const form = canvasElement.querySelector('[data-component=BillForm]');
    await expect(table?.querySelectorAll('tbody > tr')).toHaveLength(200);
    await expect(form?.scrollWidth).toBeLessThanOrEqual(form?.clientWidth ?? 0);
    await expect(table?.getBoundingClientRect().right).toBeLessThanOrEqual(form?.getBoundingClientRect().right ?? 0);
  },
};
export const Empty: Story = { args: { of: emptyBill } };
/** A wrong check digit, a placeholder, a repeated seal, a weight that does not agree. */
export const Faulty: Story = { args: { of: faultyContainers } };
