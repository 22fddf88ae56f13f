import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { NoticeMatrix } from './notice-matrix.tsx';

const WORDS = {
  'zh-CN': {
    label: '订舱',
    ways: ['门户', '邮件', '短信'],
    lines: ['订舱已受理', '已放舱', '截单提醒', '订舱沟通'],
  },
  'en-US': {
    label: 'Bookings',
    ways: ['Portal', 'E-mail', 'Text message'],
    lines: ['Booking accepted', 'Space confirmed', 'SI cut-off', 'Conversation'],
  },
};
const WAYS = ['portal', 'mail', 'sms'];
const LINES = ['accepted', 'space', 'siDue', 'chat'];

function Choices({ begin }: { begin: readonly string[] }) {
  const { label, ways, lines } = WORDS[useLanguage()];
  const [on, setOn] = useState<ReadonlySet<string>>(new Set(begin));
  return (
    <NoticeMatrix
      label={label}
      ways={WAYS.map((id, at) => ({ id, label: ways[at] ?? '' }))}
      lines={LINES.map((id, at) => ({
        id,
        label: lines[at] ?? '',
        ...(id === 'siDue' ? {} : { ways: ['portal', 'mail'] }),
      }))}
      isOn={(line, way) => on.has(`${line} ${way}`)}
      onChange={(changed, way, isOn) => {
        const next = new Set(on);
        for (const line of changed) isOn ? next.add(`${line} ${way}`) : next.delete(`${line} ${way}`);
        setOn(next);
      }}
    />
  );
}

const meta = { component: Choices, subcomponents: { NoticeMatrix } } satisfies Meta<typeof Choices>;
export default meta;
type Story = StoryObj<typeof meta>;

const PORTAL = LINES.map((line) => `${line} portal`);
export const Default: Story = { args: { begin: [...PORTAL, 'accepted mail', 'siDue mail', 'siDue sms'] } };
export const None: Story = { args: { begin: [] } };
export const WholeColumn: Story = {
  args: { begin: PORTAL },
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement);
    await userEvent.click(boxes.getByRole('checkbox', { name: /^(订舱 邮件|Bookings E-mail)$/ }));
    await expect(boxes.getByRole('checkbox', { name: /^(订舱沟通 邮件|Conversation E-mail)$/ })).toBeChecked();
  },
};
export const AllStates: StoryObj = allStates(meta, { Default, None }, { narrow: true });
