import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Language, useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { checksIn, readyIn, waitsIn } from './fixtures.tsx';
import { type ReleaseCheckItem, ReleaseChecklist } from './release-checklist.tsx';

interface OfProps {
  checks: (language: Language) => readonly ReleaseCheckItem[];
  staff?: boolean;
}
function Of({ checks, staff = false }: OfProps) {
  return <ReleaseChecklist checks={checks(useLanguage())} staff={staff} />;
}

const meta = { component: ReleaseChecklist, args: { checks: [] } } satisfies Meta<typeof ReleaseChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Of checks={checksIn} /> };
export const Ready: Story = { render: () => <Of checks={readyIn} /> };
/** It waits for the forwarder. */
export const WaitsForStaff: Story = { render: () => <Of checks={waitsIn} /> };
/** As the forwarder's people read it. */
export const ForStaff: Story = { render: () => <Of checks={checksIn} staff /> };
export const AllStates: Story = allStates(meta, { Default, Ready, WaitsForStaff, ForStaff });
