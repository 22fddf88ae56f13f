import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Procedure, type ProcedureProps } from './procedure.tsx';

const CHINESE = [
  { title: '待办找上门', text: '登录后先看到等您核对的提单、补料与账单。' },
  { title: '逐项核对', text: '样单在左，主单与分单最多十票。' },
  { title: '确认一次', text: '确认写明是谁、何时、哪一版。' },
];
const ENGLISH = [
  {
    title: 'To-dos come to you',
    text: 'After the login the bills, instructions and statements that wait for you stand first, oldest cut-off first.',
  },
  {
    title: 'Check field by field',
    text: 'The sample, then the main bill and up to nine sub-bills, each field where the paper has it.',
  },
  { title: 'Confirm once', text: 'Who, when and which draft are kept; a second confirmation is refused.' },
];

/** In the language of the page. */
const Explained = ({ steps, ...rest }: ProcedureProps) => (
  <Procedure {...rest} steps={useLanguage() === 'en-US' ? ENGLISH.slice(0, steps.length) : steps} />
);

const meta = {
  component: Procedure,
  args: { steps: CHINESE },
  render: (args) => <Explained {...args} />,
} satisfies Meta<typeof Procedure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Two: Story = { args: { steps: CHINESE.slice(0, 2) } };
export const LongText: Story = { args: { steps: ENGLISH }, render: (args) => <Procedure {...args} /> };
export const AllStates: Story = allStates(meta, { Default, Two, LongText });
