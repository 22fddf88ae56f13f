import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { sheet, TOOLS } from './fixture.tsx';

const ENGLISH = {
  正文: 'Text',
  格式: 'Format',
  发布前请写完正文: 'Write the text before you publish it',
  与中文同段: 'Paragraph by paragraph as in Chinese',
  '128 字': '128 characters',
  标题: 'Heading',
  加粗: 'Bold',
  列表: 'List',
  链接: 'Link',
};

const meta = {
  component: EditorFrame,
  parameters: { english: ENGLISH },
  args: { label: '正文', toolsLabel: '格式', tools: TOOLS, children: sheet },
} satisfies Meta<typeof EditorFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: '与中文同段', aside: '128 字' } };
export const Required: Story = { args: { required: true } };
export const Invalid: Story = { args: { error: '发布前请写完正文' } };
export const AllStates: Story = allStates(meta, { Default, Required, Invalid });
