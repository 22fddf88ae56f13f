import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Panel } from '../panel/panel.tsx';
import { Progress } from '../progress/progress.tsx';
import { allStates } from '../testing/all-states.tsx';
import { SectionRail } from './section-rail.tsx';

const section = (id: string, title: string, name: string, value: string) => (
  <Panel key={id} id={id} title={title}>
    <DescriptionList layout="rows" items={[{ name, value }]} />
  </Panel>
);

// Two stand on one page below: their landmarks have names of their own.
const drawn = (prefix: string, [base, papers, devices]: readonly [string, string, string]) => [
  section(`${prefix}-base`, base, '姓名 Name', '陈蔚 Chen Wei'),
  section(`${prefix}-papers`, papers, '授权书 Letter', '公章压住了日期 The seal covers the date'),
  section(`${prefix}-devices`, devices, 'Firefox 144, Linux', '113.87.0.0/16'),
];
const entries = (prefix: string) => [
  { id: `${prefix}-base`, label: '基础信息 Base' },
  { id: `${prefix}-papers`, label: '企业认证 Papers' },
  { id: `${prefix}-devices`, label: '登录设备 Devices' },
];

const meta = {
  component: SectionRail,
  args: {
    label: '本页内容 On this page',
    sections: entries('plain'),
    children: drawn('plain', ['基础信息 Base', '企业认证 Certification', '登录设备 Devices']),
  },
} satisfies Meta<typeof SectionRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** What somebody asks for stands in pen, what was noticed is marked. */
export const Notes: Story = {
  args: {
    label: '待办 To do on this page',
    sections: entries('noted').map(
      (entry, at) =>
        [
          entry,
          { ...entry, note: '1 处 1 to fix', tone: 'pen' as const },
          { ...entry, note: '1 新 1 new', tone: 'mark' as const },
        ][at] ?? entry,
    ),
    children: drawn('noted', ['个人资料 Profile', '企业证照 Papers', '已登录的设备 Sessions']),
  },
};
/** A long form: how much of it is filled, section by section, and what it comes from. */
export const HowFar: Story = {
  args: {
    label: '各部分进度 How far each section is',
    head: <Progress label="已填 Filled" value={31} max={36} valueText="31 / 36" />,
    sections: entries('far').map(
      (entry, at) =>
        [
          { ...entry, state: 'most' as const, note: '9/10' },
          { ...entry, state: 'done' as const, note: '3/3' },
          { ...entry, state: 'wrong' as const, note: '1 处要改 1 to fix', tone: 'pen' as const },
        ][at] ?? entry,
    ),
    foot: <DescriptionList items={[{ name: '来自运价 By the rate', value: 'RQ26112000417' }]} />,
    children: drawn('far', ['航线与服务 Route', '收发通 Parties', '货物 Cargo']),
  },
};
export const AllStates: Story = allStates(meta, { Default, Notes, HowFar }, { narrow: true });
