import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { VOYAGES } from './fixtures.ts';
import { VoyageCard } from './voyage-card.tsx';

type Which = keyof (typeof VOYAGES)['en-US'];
function Card({ which = 'sea', current = false }: { which?: Which; current?: boolean }) {
  return (
    <div style={{ maxInlineSize: 560 }}>
      <h2 hidden>{which}</h2>
      <VoyageCard voyage={VOYAGES[useLanguage()][which]} href={`#${which}`} current={current} />
    </div>
  );
}

const meta = { component: Card, subcomponents: { VoyageCard } } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtSea: Story = {};
/** What is shown on the page. */
export const Current: Story = { args: { current: true } };
export const Arrived: Story = { args: { which: 'arrived' } };
export const Waiting: Story = { args: { which: 'waiting' } };
/** Nobody has said anything for days: no ship is drawn. */
export const Silent: Story = { args: { which: 'silent' } };
export const Held: Story = { args: { which: 'held' } };
export const AllStates: Story = allStates(meta, { AtSea, Current, Arrived, Waiting, Silent, Held }, { narrow: true });
