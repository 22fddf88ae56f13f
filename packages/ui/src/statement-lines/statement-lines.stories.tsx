import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { groupsIn, wordsIn } from './fixtures.ts';
import { StatementLines, type StatementLinesProps } from './statement-lines.tsx';
import { StatementThread } from './statement-thread.tsx';
import { VarianceMark } from './variance-mark.tsx';

const nothing = () => undefined;

function Lines(props: Partial<StatementLinesProps>) {
  const language = useLanguage();
  return (
    <StatementLines
      label={useId()}
      groups={groupsIn(language)}
      onQuery={nothing}
      onRight={nothing}
      under={({ id, name }) => id === 7 && <StatementThread name={name} words={wordsIn(language)} />}
      {...props}
    />
  );
}

const meta = {
  component: Lines,
  subcomponents: { StatementLines, StatementThread, VarianceMark },
} satisfies Meta<typeof Lines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The query of a line is being written. */
export const Writing: Story = { args: { writing: 5 } };
/** Confirmed, or for who may only read. */
export const ReadOnly: Story = { args: { onQuery: undefined, onRight: undefined } };
export const AllStates: Story = allStates(meta, { Default, Writing, ReadOnly }, { narrow: true });
