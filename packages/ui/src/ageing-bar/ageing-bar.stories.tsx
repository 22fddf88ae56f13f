import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { AgeingBar } from './ageing-bar.tsx';
import { AGED, AGED_ALL } from './fixtures.ts';

const meta = { component: AgeingBar, args: { rows: AGED } } satisfies Meta<typeof AgeingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Of every age, with a part that is queried. */
export const EveryAge: Story = { args: { rows: AGED_ALL } };
export const Nothing: Story = { args: { rows: [] } };
export const AllStates: Story = allStates(meta, { Default, EveryAge, Nothing });
