import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { ContainersTable } from './containers-table.tsx';
import { flagship } from './fixtures.ts';
import { emptyBill, faultyContainers, longTexts } from './fixtures-cases.ts';
import { GoodsTable } from './goods-table.tsx';

const bills = { flagship, longTexts, emptyBill, faultyContainers };

function Tables({ bill }: { bill: keyof typeof bills }) {
  const { goods, containers } = bills[bill](useLanguage());
  return (
    <>
      <GoodsTable goods={goods} />
      <ContainersTable containers={containers} />
    </>
  );
}

const meta = { title: 'Tables', component: Tables, parameters: { pictures: { full: true } } } satisfies Meta<
  typeof Tables
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sums: Story = { args: { bill: 'flagship' } };
export const LongTexts: Story = { args: { bill: 'longTexts' } };
export const Empty: Story = { args: { bill: 'emptyBill' } };
export const Faulty: Story = { args: { bill: 'faultyContainers' } };
