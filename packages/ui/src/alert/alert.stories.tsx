import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { type Language, useLanguage } from '../i18n/provider.tsx';
import { Link } from '../link/link.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Alert, type AlertKind } from './alert.tsx';

type Said = readonly [title: string, words: string];
const WORDS: Record<Language, Record<AlertKind | 'long', Said> & { act: string; more: string }> = {
  'zh-CN': {
    info: ['本票由船公司锁定', '11-18 起只能看；要修改请先提交改单申请。'],
    success: ['补料已被船公司接受', 'COSU6412098730，11-18 16:40 宁波时间。'],
    warning: ['VGM 截止还有 3 小时', '宁波时间 11-21 18:00 前未提交，箱子不能上船。'],
    danger: ['有 2 个箱号的校验位不对', '改正后才能提交：第 3 行应为 4，第 5 行应为 0。'],
    long: [
      '船公司把截单时间提前了',
      '原定 11-22 12:00，现为 11-21 18:00（宁波时间）。请核对补料、VGM 和舱单的提交时间；'.repeat(3),
    ],
    act: '去改正',
    more: '查看规则',
  },
  'en-US': {
    info: ['Locked by the carrier', 'Read-only since 11-18; ask for an amendment to change it.'],
    success: ['Shipping instruction accepted', 'COSU6412098730, 11-18 16:40 Ningbo time.'],
    warning: [
      '3 hours until the VGM cut-off',
      'Without it by 11-21 18:00 Ningbo time the containers will not be loaded.',
    ],
    danger: [
      '2 container numbers have a wrong check digit',
      'Correct them before you send: row 3 should end in 4, row 5 in 0.',
    ],
    long: [
      'The carrier moved the cut-off',
      'It was 11-22 12:00 and is 11-21 18:00 Ningbo time now. Check the instruction, the VGM and the manifest. '.repeat(
        3,
      ),
    ],
    act: 'Correct them',
    more: 'Read the rule',
  },
};

interface Shown {
  kind: AlertKind;
  says?: 'long';
  titled?: boolean;
  acts?: boolean;
  closes?: boolean;
}
function Said({ kind, says, titled = true, acts = false, closes = false }: Shown) {
  const words = WORDS[useLanguage()];
  const [open, setOpen] = useState(true);
  const [title, body] = words[says ?? kind];
  if (!open) return null;
  return (
    <Alert
      kind={kind}
      title={titled ? title : undefined}
      actions={
        acts && (
          <>
            <Button size="sm">{words.act}</Button>
            <Link href="/help">{words.more}</Link>
          </>
        )
      }
      onDismiss={closes ? () => setOpen(false) : undefined}
    >
      {body}
    </Alert>
  );
}

const meta = { component: Alert } satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { render: () => <Said kind="info" /> };
export const Success: Story = { render: () => <Said kind="success" closes /> };
export const Warning: Story = { render: () => <Said kind="warning" /> };
export const Danger: Story = { render: () => <Said kind="danger" acts closes /> };
export const WithoutTitle: Story = { render: () => <Said kind="info" titled={false} /> };
export const LongText: Story = { render: () => <Said kind="warning" says="long" acts closes /> };
export const Narrow: Story = {
  render: () => (
    <div style={{ inlineSize: 300 }}>
      <Said kind="danger" acts closes />
    </div>
  ),
};
export const Compact: Story = {
  render: () => (
    <div data-density="compact">
      <Said kind="warning" acts />
    </div>
  ),
};
/** Closed by a key. */
export const Dismissed: Story = {
  render: () => <Said kind="success" closes />,
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    part.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(part.queryByRole('note')).toBeNull();
  },
};
export const AllStates: Story = allStates(
  meta,
  { Info, Success, Warning, Danger, WithoutTitle, LongText, Narrow, Compact },
  { contrast: true, narrow: true },
);
