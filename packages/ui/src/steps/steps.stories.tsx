import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './steps.tsx';

const meta = {
  component: Steps,
  args: {
    steps: [
      { title: '待办找上门', text: '登录后先看到等您核对的提单、补料与账单。' },
      { title: '逐格核对', text: '样单在左，主单与分单最多十票。' },
      { title: '确认一次', text: '确认写明是谁、何时、哪一版。' },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <h2>三步核对一票提单</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    steps: [
      {
        title: 'The work comes to you',
        text: 'After the login the bills, instructions and statements that wait for you stand first, oldest cut-off first.',
      },
      {
        title: 'Check box by box',
        text: 'The sample, then the main bill and up to nine sub-bills, each field where the paper has it.',
      },
      { title: 'Confirm once', text: 'Who, when and which draft are kept; a second confirmation is refused.' },
    ],
  },
};
