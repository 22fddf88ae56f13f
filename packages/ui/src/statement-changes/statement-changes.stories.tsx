import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { changesIn } from './fixtures.ts';
import { StatementChanges, type StatementChangesProps } from './statement-changes.tsx';

function Changes(props: Partial<StatementChangesProps>) {
  return <StatementChanges label={useId()} changes={changesIn(useLanguage())} {...props} />;
}

const meta = { component: Changes, subcomponents: { StatementChanges } } satisfies Meta<typeof Changes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = { args: { changes: [] } };
export const AllStates: Story = allStates(meta, { Default, Nothing });
