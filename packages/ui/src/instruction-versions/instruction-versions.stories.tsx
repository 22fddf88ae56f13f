import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Language, useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { versionsIn, waitingIn } from './fixtures.ts';
import { type InstructionVersion, InstructionVersions } from './instruction-versions.tsx';

function Of({ versions }: { versions: (language: Language) => readonly InstructionVersion[] }) {
  return <InstructionVersions versions={versions(useLanguage())} />;
}

const meta = { component: InstructionVersions, args: { versions: [] } } satisfies Meta<typeof InstructionVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Of versions={versionsIn} /> };
export const Waiting: Story = { render: () => <Of versions={waitingIn} /> };
export const None: Story = {};
export const AllStates: Story = allStates(meta, { Default }, { narrow: true });
