import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgeingBar } from '../ageing-bar/ageing-bar.tsx';
import { AGED } from '../ageing-bar/fixtures.ts';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { sumsIn } from './fixtures.ts';
import { StatementSums, type StatementSumsProps } from './statement-sums.tsx';

function Sums(props: Partial<StatementSumsProps>) {
  return <StatementSums cells={sumsIn(useLanguage())} {...props} />;
}

const meta = { component: Sums, subcomponents: { StatementSums } } satisfies Meta<typeof Sums>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAges: Story = { args: { children: <AgeingBar rows={AGED} /> } };
export const Nothing: Story = { args: { cells: [{ id: 'none', name: '0', count: 0, sums: [] }] } };
export const AllStates: Story = allStates(meta, { Default, WithAges, Nothing }, { narrow: true });
