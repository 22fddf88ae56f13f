import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '../icon/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import { StatusTag } from './status-tag.tsx';

const ENGLISH = {
  待客户确认: 'Copy ready',
  草稿: 'Draft',
  已提交: 'Submitted',
  改单中: 'Change requested',
  已确认: 'Confirmed',
  必改: 'Blocking',
  内容不同: 'Material',
  单证: 'Documents',
};

const meta = {
  component: StatusTag,
  parameters: { english: ENGLISH },
  args: { tone: 'warning', glyph: icons.circleHalf, children: '待客户确认' },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <StatusTag tone="neutral" glyph={icons.circle}>
        草稿
      </StatusTag>
      <StatusTag tone="info" glyph={icons.circleQuarter}>
        已提交
      </StatusTag>
      <StatusTag tone="warning" glyph={icons.circleHalf}>
        待客户确认
      </StatusTag>
      <StatusTag tone="pen" glyph={icons.circleMost}>
        改单中
      </StatusTag>
      <StatusTag tone="success" glyph={icons.circleFull}>
        已确认
      </StatusTag>
      <StatusTag tone="danger" glyph={icons.octagon}>
        必改
      </StatusTag>
      <StatusTag tone="mark" glyph={icons.marker}>
        内容不同
      </StatusTag>
      <StatusTag tone="info">单证</StatusTag>
    </div>
  ),
};
export const AllStates: Story = allStates(meta, { Default, Tones }, { contrast: true });
