import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusTag } from './status-tag.tsx';

const meta = {
  component: StatusTag,
  args: { tone: 'warning', glyph: 'circle-half', children: '待客户确认' },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <StatusTag tone="neutral" glyph="circle">
        草稿
      </StatusTag>
      <StatusTag tone="info" glyph="circle-quarter">
        已提交
      </StatusTag>
      <StatusTag tone="warning" glyph="circle-half">
        待客户确认
      </StatusTag>
      <StatusTag tone="pen" glyph="circle-most">
        要求修改
      </StatusTag>
      <StatusTag tone="success" glyph="circle-full">
        已确认
      </StatusTag>
      <StatusTag tone="danger" glyph="octagon">
        阻断
      </StatusTag>
      <StatusTag tone="mark" glyph="marker">
        内容不同
      </StatusTag>
      <StatusTag tone="info">单证</StatusTag>
    </div>
  ),
};
