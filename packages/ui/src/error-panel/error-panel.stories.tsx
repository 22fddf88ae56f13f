import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import * as icons from '../icon/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import { ErrorPanel } from './error-panel.tsx';

const meta = {
  component: ErrorPanel,
  args: { message: '请求异常，请检查网络或联系管理员。', onRetry: () => undefined },
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithCode: Story = {
  args: { title: '订单服务异常', message: '异常代码 10003，请检查网络或联系管理员。', code: '10003' },
};
export const WithSecondWay: Story = {
  args: { title: '样本没有加载出来', message: '文件不存在', action: <Button icon={icons.download}>下载</Button> },
};
export const NoRetry: Story = { args: { message: '系统异常，请联系管理员。', onRetry: undefined } };
export const AllStates: Story = allStates(meta, { Default, WithCode, WithSecondWay, NoRetry });
