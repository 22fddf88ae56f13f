import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { EtaHistory } from './eta-history.tsx';
import { CHANGES } from './fixtures.ts';

function Changes({ from = 0, to = 3 }: { from?: number; to?: number }) {
  return (
    <div style={{ maxInlineSize: 380 }}>
      <EtaHistory changes={CHANGES[useLanguage()].slice(from, to)} />
    </div>
  );
}

const meta = { component: Changes, subcomponents: { EtaHistory } } satisfies Meta<typeof Changes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Earlier once, then more than a day later. */
export const Default: Story = {};
/** As the schedule said it, and nothing since. */
export const First: Story = { args: { to: 1 } };
export const None: Story = { args: { to: 0 } };
export const AllStates: Story = allStates(meta, { Default, First, None });
