import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { InstructionState, type InstructionStateProps } from './instruction-state.tsx';

const WORDS = {
  'zh-CN': {
    saved: '16:31 已自动保存',
    saving: '正在保存…',
    offline: '没有网络，已存在此设备',
    failed: '未能保存：补料已截止',
    clash: '2 处同时被他人修改',
    note: '11-21 17:00 截单，之后改单费 USD 40.00',
  },
  'en-US': {
    saved: 'Autosaved 16:31',
    saving: 'Saving…',
    offline: 'No connection; kept on this device',
    failed: 'Not saved: the instruction is closed',
    clash: '2 fields were written by others too',
    note: 'Closes 21 Nov 17:00; USD 40.00 afterwards',
  },
};

function State({ state, left, noted }: Pick<InstructionStateProps, 'state' | 'left'> & { noted?: boolean }) {
  const words = WORDS[useLanguage()];
  return (
    <InstructionState state={state} left={left} note={noted && words.note}>
      {words[state]}
    </InstructionState>
  );
}

const meta = {
  component: State,
  subcomponents: { InstructionState },
  args: { state: 'saved' },
} satisfies Meta<typeof State>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { left: 5, noted: true } };
export const Ready: Story = { args: { left: 0 } };
export const Saving: Story = { args: { state: 'saving' } };
export const Offline: Story = { args: { state: 'offline' } };
export const Failed: Story = { args: { state: 'failed', left: 2 } };
export const Clash: Story = { args: { state: 'clash' } };
export const AllStates: Story = allStates(meta, { Default, Ready, Saving, Offline, Failed, Clash }, { narrow: true });
