import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { LANES, MANY } from './fixtures.ts';
import { Tree, type TreeProps } from './tree.tsx';

const LABELS = { 'zh-CN': '航线', 'en-US': 'Lanes' };

/** The lanes in the language of the page. */
const Lanes = ({ nodes, label, ...rest }: TreeProps) => {
  const locale = useLanguage();
  return (
    <div style={{ maxInlineSize: 320 }}>
      <Tree {...rest} label={label || LABELS[locale]} nodes={nodes.length > 0 ? nodes : (LANES[locale] ?? [])} />
    </div>
  );
};
const never = () => new Promise<never>(() => undefined);
const fails = async () => Promise.reject(new Error('refused'));

const meta = {
  component: Tree,
  args: { label: '', nodes: [], defaultExpanded: ['NA', 'US'], loadChildren: never },
  render: (args) => <Lanes {...args} />,
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

const Default: Story = {};
export const Checkable: Story = {
  args: { checkable: true, defaultExpanded: ['NA', 'US', 'CA'], defaultChecked: ['USLAX', 'USLGB', 'AU', 'AUSYD'] },
};
const LoadingChildren: Story = { args: { defaultExpanded: ['EU'] } };
const ChildrenFailed: Story = { args: { defaultExpanded: ['EU'], loadChildren: fails } };
const LongText: Story = {
  args: {
    nodes: [
      {
        id: '1',
        label: 'PETROPAVLOVSK-KAMCHATSKIY AND THE PORTS OF THE NORTH-EAST',
        note: 'RU',
        children: [{ id: '2', label: 'PETROPAVLOVSKKAMCHATSKIYCONTAINERTERMINALNUMBERTWO' }],
      },
    ],
    defaultExpanded: ['1'],
  },
};
const Loading: Story = { args: { loading: true }, parameters: { pictures: { delay: 400 } } };
const Nothing: Story = { render: () => <Tree label="航线" nodes={[]} /> };
/** 1,000 lines, all open: to the end and back at once. */
export const Thousand: Story = {
  args: { nodes: MANY, label: 'Ports', defaultExpanded: MANY.map(({ id }) => id), checkable: true },
  render: (args) => (
    <div style={{ blockSize: 320, overflow: 'auto' }}>
      <Lanes {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(within(canvasElement).getByRole('treeitem', { name: 'Port 9-98' })).toHaveFocus();
  },
};
export const AllStates: Story = {
  ...allStates(meta, { Default, Checkable, LoadingChildren, ChildrenFailed, LongText, Loading, Nothing }),
  parameters: { pictures: { delay: 400 } },
};
