import type { Meta, StoryObj } from '@storybook/react-vite';
import { FailedArt } from '../art/failed-art.tsx';
import { Button } from '../button/button.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import { ErrorPanel, type ErrorPanelProps } from './error-panel.tsx';

const WORDS = {
  'zh-CN': {
    offline: '没有连上服务器',
    network: '请求异常，请检查网络或联系管理员。',
    service: '订单服务异常',
    code: '异常代码 10003，请检查网络或联系管理员。',
    sample: '草单没有加载出来',
    file: '文件不存在',
    download: '下载',
    system: '系统异常，请联系管理员。',
  },
  'en-US': {
    offline: 'The server cannot be reached',
    network: 'Request failed. Check the network or contact the administrator',
    service: 'The order service failed',
    code: 'Error code 10003. Check the network or contact the administrator',
    sample: 'The draft did not load',
    file: 'The file does not exist',
    download: 'Download',
    system: 'System error, please contact the administrator',
  },
};
type Words = (typeof WORDS)['zh-CN'];

function Failed({ of }: { of: (words: Words) => ErrorPanelProps }) {
  return <ErrorPanel {...of(WORDS[useLanguage()])} />;
}
const retry = () => undefined;

const meta = { component: ErrorPanel, args: { message: '' } } satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Failed of={({ network }) => ({ message: network, onRetry: retry })} /> };
const WithCode: Story = {
  render: () => (
    <Failed of={({ service, code }) => ({ title: service, message: code, code: '10003', onRetry: retry })} />
  ),
};
const WithSecondWay: Story = {
  render: () => (
    <Failed
      of={({ sample, file, download }) => ({
        title: sample,
        message: file,
        onRetry: retry,
        action: <Button icon={icons.download}>{download}</Button>,
      })}
    />
  ),
};
const Offline: Story = {
  render: () => (
    <Failed of={({ offline, network }) => ({ title: offline, message: network, art: <FailedArt />, onRetry: retry })} />
  ),
};
const NoRetry: Story = { render: () => <Failed of={({ system }) => ({ message: system })} /> };
export const AllStates: Story = allStates(meta, { Default, Offline, WithCode, WithSecondWay, NoRetry });
