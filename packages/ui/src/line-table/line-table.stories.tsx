import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { columns, issues, lines, totals } from './fixtures.ts';
import { LineTable, type LineTableProps } from './line-table.tsx';

const LABEL = { 'zh-CN': '货物', 'en-US': 'Goods' };
const nothing = () => undefined;

function Goods({ wrong, name, ...props }: Partial<LineTableProps> & { wrong?: boolean; name: string }) {
  const language = useLanguage();
  return (
    <LineTable
      label={LABEL[language]}
      path={name}
      columns={columns[language]}
      lines={lines}
      totals={totals}
      issues={wrong ? issues[language] : []}
      onChange={nothing}
      onAdd={nothing}
      onRemove={nothing}
      {...props}
    />
  );
}

const meta = {
  component: LineTable,
  args: { label: '货物', columns: columns['zh-CN'], lines, onChange: nothing },
} satisfies Meta<typeof LineTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Goods name="goods" /> };
export const Wrong: Story = { render: () => <Goods name="wrong" wrong /> };
export const OneLine: Story = {
  render: () => (
    <Goods name="one" lines={[{ goods: '', hs: '', number: '', type: '', weight: '' }]} totals={undefined} />
  ),
};
export const ReadOnly: Story = { render: () => <Goods name="read" readOnly /> };
export const AllStates: Story = allStates(meta, { Default, Wrong, OneLine, ReadOnly });
