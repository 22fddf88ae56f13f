import { chargeTotals } from '@lading/validators/settlement';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { ChargeTotals } from './charge-totals.tsx';

const RATES = [
  { currency: 'USD', cnyPerUnit: '7.1000' },
  { currency: 'EUR', cnyPerUnit: '7.6680' },
];
const OCEAN = { currency: 'USD', amount: '3185.00', cost: '2925.00' };
const whole = chargeTotals(
  [
    OCEAN,
    { currency: 'CNY', amount: '4240.00', cost: '3590.00' },
    { currency: 'EUR', amount: '120.00', cost: '105.00' },
  ],
  'USD',
  RATES,
);
const loss = chargeTotals([{ ...OCEAN, cost: '3410.00' }], 'USD', RATES);
const unknown = chargeTotals([OCEAN, { currency: 'GBP', amount: '88.00', cost: null }], 'USD', RATES);

const meta = {
  component: ChargeTotals,
  args: { totals: whole.totals, overall: whole.overall, margin: whole.overall ?? undefined },
} satisfies Meta<typeof ChargeTotals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** For who may not see what is earned. */
export const WithoutMargin: Story = { args: { margin: undefined } };
export const Loss: Story = { args: { totals: loss.totals, overall: loss.overall, margin: loss.overall ?? undefined } };
/** Nobody has told what a pound is worth. */
export const RateMissing: Story = { args: { totals: unknown.totals, overall: null, margin: undefined } };
export const Nothing: Story = { args: { totals: [], overall: null, margin: undefined } };
export const AllStates: Story = allStates(meta, { Default, WithoutMargin, Loss, RateMissing, Nothing });
