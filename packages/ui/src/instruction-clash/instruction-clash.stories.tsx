import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { clashesIn, OTHER } from './fixtures.ts';
import { InstructionClash } from './instruction-clash.tsx';

function Clash({ most = 2 }: { most?: number }) {
  const language = useLanguage();
  const [settled, settle] = useState<readonly string[]>([]);
  const fields = clashesIn(language)
    .filter(({ path }) => !settled.includes(path))
    .slice(0, most);
  return <InstructionClash fields={fields} by={OTHER[language]} onSettle={(path) => settle([...settled, path])} />;
}

const meta = { component: Clash, subcomponents: { InstructionClash } } satisfies Meta<typeof Clash>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { most: 1 } };
export const AllStates: Story = allStates(meta, { Default, One }, { contrast: true, narrow: true });
