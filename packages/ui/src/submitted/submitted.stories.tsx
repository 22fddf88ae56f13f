import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Submitted, type SubmittedProps } from './submitted.tsx';

const WORDS = {
  'zh-CN': {
    order: '订单 MB26S01874 已提交，预计 30 分钟内答复舱位。',
    bill: '账单已确认',
    billText: 'MB26S01702 的 USD 4,955.35 已确认，发票开出后会通知您。',
    bills: '查看账单',
  },
  'en-US': {
    order: 'Order MB26S01874 is in. Space is answered within about 30 minutes.',
    bill: 'Bill confirmed',
    billText: 'USD 4,955.35 of MB26S01702 are confirmed; you will be told when the invoice is issued.',
    bills: 'View bills',
  },
};

function Order(props: Partial<SubmittedProps>) {
  return (
    <Submitted ordersHref="#orders" onContinue={() => undefined} {...props}>
      {WORDS[useLanguage()].order}
    </Submitted>
  );
}
function Bill() {
  const { bill, billText, bills } = WORDS[useLanguage()];
  return (
    <Submitted title={bill} ordersHref="#bills" ordersLabel={bills}>
      {billText}
    </Submitted>
  );
}

const meta = { component: Submitted, args: { ordersHref: '#orders' } } satisfies Meta<typeof Submitted>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Order /> };
export const AllStates: Story = allStates(meta, { Default, OneWayOn: { render: () => <Bill /> } });
