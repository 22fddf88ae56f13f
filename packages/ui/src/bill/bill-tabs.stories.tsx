import type { Meta, StoryObj } from '@storybook/react-vite';
import { BillTabs, type BillTabsProps } from './bill-tabs.tsx';
import { SUB_IDS } from './fixtures.ts';
import { fixedSource } from './source.ts';
import { ENGLISH, useFailed, useFlagship, waiting } from './story-parts.tsx';

const Flagship = (props: BillTabsProps) => <BillTabs {...props} billSource={useFlagship()} />;
const Refused = (props: BillTabsProps) => <BillTabs {...props} billSource={useFailed()} />;

const meta = {
  title: 'BillTabs',
  component: BillTabs,
  parameters: { layout: 'fullscreen', english: ENGLISH, pictures: { full: true } },
  args: { label: '主票与分票', kind: 'MBL', subIds: SUB_IDS, billSource: fixedSource(waiting) },
  render: (args) => <Flagship {...args} />,
} satisfies Meta<typeof BillTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ten: Story = { args: { loaded: new Set(SUB_IDS) } };
export const Four: Story = { args: { subIds: SUB_IDS.slice(0, 4) }, parameters: { pictures: { full: false } } };
export const MainOnly: Story = { args: { subIds: [] }, parameters: { pictures: { full: false } } };
export const Loading: Story = { render: (args) => <BillTabs {...args} /> };
export const Failed: Story = { render: (args) => <Refused {...args} /> };
