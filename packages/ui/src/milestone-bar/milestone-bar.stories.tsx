import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { MILESTONES } from './fixtures.ts';
import { MilestoneBar } from './milestone-bar.tsx';

function Bar({ width, to = 7 }: { width?: number; to?: number }) {
  return (
    <div style={width ? { maxInlineSize: width } : undefined}>
      <MilestoneBar milestones={MILESTONES[useLanguage()].slice(0, to)} />
    </div>
  );
}

const meta = { component: Bar, subcomponents: { MilestoneBar } } satisfies Meta<typeof Bar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Few of them have all the room. */
export const Few: Story = { args: { to: 3 } };
/** Under each other, as in a column or on a phone. */
export const Narrow: Story = { args: { width: 360 } };
export const AllStates: Story = allStates(meta, { Default, Few, Narrow }, { narrow: true });
