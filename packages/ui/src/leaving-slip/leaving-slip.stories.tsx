import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import { LeavingSlip } from './leaving-slip.tsx';

const WORDS = {
  'zh-CN': {
    title: '要离开子午湾，去 OMS 吗？',
    lead: '订单管理系统（OMS）由海仓科技运营，账号、规则和客服都是他们的，不归我们管。',
    here: '子午湾',
    there: '海仓 OMS',
    carried: { title: '会带过去', items: ['语言：中文', '来源标记 meridianbay'] },
    kept: { title: '不会带过去', items: ['登录状态，需用 OMS 账号登录', '这里的订单、价格、联系人'] },
    quiet: '30 天内不再提醒',
    stay: '留在这里',
    open: '在新窗口打开 OMS',
  },
  'en-US': {
    title: 'Leave Meridian Bay for the OMS?',
    lead: 'The order management system is run by Haicang Technology: accounts, terms and service are theirs, not ours.',
    here: 'Meridian Bay',
    there: 'Haicang OMS',
    carried: { title: 'Goes with you', items: ['Language: English', 'Source tag meridianbay'] },
    kept: {
      title: 'Stays here',
      items: ['Your login; the OMS has accounts of its own', 'Orders, prices and contacts of this site'],
    },
    quiet: 'Do not ask for 30 days',
    stay: 'Stay here',
    open: 'Open the OMS in a new window',
  },
};

interface SampleProps {
  /** somebody has read it before */
  read?: boolean;
  longHost?: boolean;
}

function Sample({ read = false, longHost = false }: SampleProps) {
  const { title, lead, here, there, carried, kept, quiet, stay, open } = WORDS[useLanguage()];
  const host = longHost ? 'orders.warehouse-management.west.haicang-technology.example' : 'oms.haicang.example';
  return (
    <LeavingSlip
      title={longHost ? `${title} ${host}` : title}
      {...(read && { 'aria-label': quiet })}
      {...(!read && {
        lead,
        carried,
        kept,
        way: [
          { name: here, host: 'www.meridianbay.example' },
          { name: there, host },
        ] as const,
      })}
      choice={<Checkbox label={quiet} defaultChecked={read} />}
      actions={
        <>
          <Button>{stay}</Button>
          <Button variant="primary" icon={icons.external}>
            {open}
          </Button>
        </>
      }
    />
  );
}

const meta = { component: Sample, subcomponents: { LeavingSlip } } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Only the way on, for somebody who does not want to be asked. */
export const Read: Story = { args: { read: true } };
export const LongText: Story = { args: { longHost: true } };
export const AllStates: Story = allStates(meta, { Default, Read, LongText }, { narrow: true });
