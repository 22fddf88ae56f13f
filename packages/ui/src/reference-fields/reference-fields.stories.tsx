import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { allStates } from '../testing/all-states.tsx';
import { type AreaEntry, AreaField } from './area-field.tsx';
import { DictionaryField } from './dictionary-field.tsx';
import {
  china,
  containerTypes,
  found,
  groups,
  hot,
  levelsOf,
  losAngeles,
  singapore,
  warehouses,
  zhejiang,
} from './fixtures.ts';
import { PortField } from './port-field.tsx';
import { WarehouseField } from './warehouse-field.tsx';

const ENGLISH = {
  起运港: 'Port of loading',
  目的仓: 'Destination warehouse',
  箱型: 'Container type',
  公司地址: 'Company address',
  起运港不能为空: 'The port of loading cannot be empty',
  '请求异常，请检查网络或联系管理员': 'The request failed. Check the network or call the administrator',
};

type PortArgs = ComponentProps<typeof PortField>;
function Ports({ value: from, ...args }: PortArgs) {
  const [value, setValue] = useState(from);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <PortField {...args} value={value} onChange={setValue} />
    </div>
  );
}
function Warehouses(args: Partial<ComponentProps<typeof WarehouseField>>) {
  const [value, setValue] = useState<number | null>(args.value ?? null);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <WarehouseField label="目的仓" countries={warehouses} {...args} value={value} onChange={setValue} />
    </div>
  );
}
function Types(args: Partial<ComponentProps<typeof DictionaryField>>) {
  const [value, setValue] = useState<number | null>(args.value ?? null);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <DictionaryField label="箱型" entries={containerTypes} {...args} value={value} onChange={setValue} />
    </div>
  );
}
function Areas({ from }: { from: readonly AreaEntry[] }) {
  const [value, setValue] = useState(from);
  return <AreaField label="公司地址" value={value} onChange={setValue} levels={levelsOf(value)} />;
}

const meta = {
  component: PortField,
  subcomponents: { AreaField, WarehouseField, DictionaryField },
  parameters: { english: ENGLISH },
  args: {
    label: '起运港',
    value: null,
    found,
    groups,
    hot,
    recents: [losAngeles],
    onSearch: () => undefined,
    onChange: () => undefined,
  },
  render: (args) => <Ports {...args} />,
  decorators: [(Story) => <div style={{ minBlockSize: 380 }}>{Story()}</div>],
} satisfies Meta<typeof PortField>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const input = (canvas: HTMLElement) => within(canvas).getAllByRole('combobox')[0] as HTMLElement;
const open: Play = async ({ canvasElement }) => {
  await userEvent.click(input(canvasElement));
  await within(canvasElement.ownerDocument.body).findByRole('listbox');
};

export const Default: Story = { args: { value: 1 } };
export const Open: Story = { parameters: { pictures: { full: true, narrow: true } }, play: open };
export const Found: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), 'nb');
    const list = await within(canvasElement.ownerDocument.body).findByRole('listbox');
    await expect(await within(list).findByRole('option', { name: /Old/ })).toBeVisible();
  },
};
export const Invalid: Story = { args: { required: true, error: '起运港不能为空' } };
export const ReadOnly: Story = { args: { value: 1, readOnly: true } };
export const Disabled: Story = { args: { value: 1, disabled: true } };
export const Warehouse: Story = { render: () => <Warehouses value={1} /> };
export const WarehouseOpen: Story = { render: () => <Warehouses />, play: open };
export const WarehouseLoading: Story = {
  render: () => <Warehouses countries={{ status: 'loading' }} />,
  play: async ({ canvasElement }) => userEvent.click(input(canvasElement)),
};
export const Dictionary: Story = { render: () => <Types value={3} /> };
export const DictionaryLoading: Story = { render: () => <Types entries={{ status: 'loading' }} /> };
export const DictionaryFailed: Story = {
  render: () => (
    <Types entries={{ status: 'error', message: '请求异常，请检查网络或联系管理员', retry: () => undefined }} />
  ),
};
export const Area: Story = { render: () => <Areas from={[china, zhejiang]} /> };
export const AreaEnds: Story = { render: () => <Areas from={[singapore]} /> };
export const AllStates: Story = allStates(meta, {
  Default,
  Invalid,
  ReadOnly,
  Disabled,
  Warehouse,
  Dictionary,
  DictionaryLoading,
  Area,
  AreaEnds,
});
