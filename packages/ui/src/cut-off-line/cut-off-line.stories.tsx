import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import type { CutOff } from './cut-off.ts';
import { CutOffLine, type CutOffLineProps } from './cut-off-line.tsx';

const NAMES = { 'zh-CN': ['截补料', '截 VGM', '截关'], 'en-US': ['Documents', 'VGM', 'Customs'] } as const;
const AT: readonly (readonly [string, string, number, number, number | null])[] = [
  ['2026-11-20T08:00:00+08:00', 'YM PS6', 1, 2, null],
  ['2026-11-20T12:00:00+08:00', 'COSCO AEU3', 0, 6, 3],
  ['2026-11-20T17:00:00+08:00', 'EMC TPA', 0, 4, 0],
  ['2026-11-21T10:00:00+08:00', 'CLX', 0, 2, 1],
  ['2026-11-21T12:00:00+08:00', 'ZIM ZEX', 2, 1, null],
];

function Shown(props: Partial<CutOffLineProps>) {
  const names = NAMES[useLanguage()];
  const list = AT.map(([at, service, name, orders, missing]): CutOff => {
    return { id: at, at, service, name: names[name] ?? '', orders, missing };
  });
  return <CutOffLine list={list} now={Date.parse('2026-11-20T09:48:00+08:00')} zone="Asia/Shanghai" {...props} />;
}

const meta = { component: CutOffLine, render: (args) => <Shown {...args} /> } satisfies Meta;
export default meta;
type Story = StoryObj<Partial<CutOffLineProps>>;

export const TwoDays: Story = {};
export const Pressable: Story = { args: { onOpen: () => undefined } };
export const Nothing: Story = { args: { list: [] } };
/** One row of each day, in a frame of its own. */
export const Compact: Story = { args: { compact: true, most: 2, title: 'Ningbo', onOpen: () => undefined } };
export const AllStates: Story = allStates(meta, { TwoDays, Pressable, Nothing, Compact }, { contrast: true });
