import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { Button } from '../button/button.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { DecisionBar, type DecisionState } from './decision-bar.tsx';

const WORDS = {
  'zh-CN': {
    label: '保存与提交',
    saved: '草稿已保存 09:47，本机和账号各一份',
    saving: '正在保存草稿',
    offline: '已断网：草稿保存在本机，联网后同步',
    failed: '草稿未能保存到账号，本机已存一份',
    plain: '提交后 2 小时内答复',
    missing: '还有 2 处要改',
    keep: '保存草稿',
    send: '提交订舱',
    total: '预计费用 USD 5,645.82',
  },
  'en-US': {
    label: 'Save and submit',
    saved: 'Draft saved 09:47, here and in your account',
    saving: 'Saving the draft',
    offline: 'Offline: the draft is kept on this device and sent when you are back',
    failed: 'The draft is kept on this device only',
    plain: 'Answered within 2 hours',
    missing: '2 to fix',
    keep: 'Save draft',
    send: 'Submit booking',
    total: 'Expected total USD 5,645.82',
  },
};

function Bar({ state, missing = false }: { state: DecisionState; missing?: boolean }) {
  const words = WORDS[useLanguage()];
  // Each of the stack has a name of its own.
  const id = useId();
  return (
    <DecisionBar
      label={`${words.label} ${id}`}
      state={state}
      status={words[state]}
      note={missing && words.missing}
      figure={words.total}
    >
      <Button>{words.keep}</Button>
      <Button variant="primary" disabled={missing}>
        {words.send}
      </Button>
    </DecisionBar>
  );
}

const meta = { component: DecisionBar, args: { label: '', state: 'saved', status: '', children: null } } satisfies Meta<
  typeof DecisionBar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Bar state="saved" missing /> };
export const Saving: Story = { render: () => <Bar state="saving" /> };
export const Offline: Story = { render: () => <Bar state="offline" /> };
export const Failed: Story = { render: () => <Bar state="failed" /> };
export const Plain: Story = { render: () => <Bar state="plain" /> };
export const AllStates: Story = allStates(meta, { Default, Saving, Offline, Failed, Plain });
