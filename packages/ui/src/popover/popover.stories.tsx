import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { NumberField } from '../number-field/number-field.tsx';
import { StatusTag } from '../status-tag/status-tag.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Popover, type PopoverProps } from './popover.tsx';

const words = {
  'zh-CN': {
    check: '看一下第 7 位',
    title: '第 7 位可能是 O 与 0 混淆',
    text: '箱号后七位只能是数字。',
    repair: '改为 0',
    ignore: '忽略',
    cutOff: '截单时间',
    time: '11-21 17:00，宁波时间',
    long: '这票的截单时间由船公司在 11 月 18 日提前了 6 小时，原因是船期调整。提单样本在截单前都可以改，截单之后每次改单按 USD 40.00 收取，并且可能赶不上这一水船。',
    bill: '账单确认',
    bid: '竞价',
    bidTitle: '对此航次出价',
    offer: '出价',
    price: '出价金额',
    terms: ['当前最高价', '我的上次出价', '保底可成交'],
    after: '成交后保留两小时，逾期不下单不收费。',
  },
  'en-US': {
    check: 'Look at character 7',
    title: 'Character 7 may be O instead of 0',
    text: 'The last seven characters are digits.',
    repair: 'Change to 0',
    ignore: 'Ignore',
    cutOff: 'Cut-off',
    time: '11-21 17:00, Ningbo time',
    long: 'The carrier moved the cut-off of this shipment 6 hours forward on 18 November because the schedule changed. The draft can be changed until then; afterwards each amendment costs USD 40.00 and may miss this sailing.',
    bill: 'Bill confirmation',
    bid: 'Bid',
    bidTitle: 'Bid for this sailing',
    offer: 'Bid',
    price: 'Your bid',
    terms: ['Highest bid now', 'My last bid', 'Taken at'],
    after: 'Kept for two hours once taken; nothing is charged if you do not order.',
  },
};
const useWords = () => words[useLanguage()];

function Question(props: Partial<PopoverProps>) {
  const { check, title, text, repair, ignore } = useWords();
  return (
    <div style={{ minBlockSize: props.open || props.defaultOpen ? 172 : 0 }}>
      <Popover
        title={title}
        trigger={<Button>{check}</Button>}
        actions={[
          <Button key="repair" size="sm" variant="primary">
            {repair}
          </Button>,
          <Button key="ignore" size="sm" variant="ghost">
            {ignore}
          </Button>,
        ]}
        {...props}
      >
        {text}
      </Popover>
    </div>
  );
}
function Note({ long = false, ...props }: Partial<PopoverProps> & { long?: boolean }) {
  const words = useWords();
  return (
    <div style={{ minBlockSize: long ? 180 : 116 }}>
      <Popover title={words.cutOff} trigger={<Button>{words.cutOff}</Button>} {...props}>
        {long ? words.long : words.time}
      </Popover>
    </div>
  );
}

const FIGURES = ['2,275', '2,260', '2,340'];
/** More than a sentence: what is bid, beside what others bid. */
function Bid() {
  const { bid, bidTitle, offer, price, terms, after } = useWords();
  return (
    <div style={{ minBlockSize: 250 }}>
      <Popover
        open
        trigger={<Button icon={icons.bid}>{bid}</Button>}
        title={
          <span style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
            {bidTitle}
            <StatusTag tone="warning" glyph={icons.hourglass}>
              05:12:33
            </StatusTag>
          </span>
        }
      >
        <div style={{ display: 'grid', gap: 8 }}>
          <div style={{ display: 'flex', alignItems: 'end', gap: 8 }}>
            <NumberField label={price} unit="USD / 40HQ" defaultValue="2290" />
            <Button variant="primary">{offer}</Button>
          </div>
          <dl style={{ margin: 0 }}>
            {terms.map((name, at) => (
              <div key={name} style={{ display: 'flex', justifyContent: 'space-between' }}>
                <dt>{name}</dt>
                <dd style={{ margin: 0 }}>
                  <b>{FIGURES[at]}</b>
                </dd>
              </div>
            ))}
          </dl>
          {after}
        </div>
      </Popover>
    </div>
  );
}

const meta = {
  component: Popover,
  args: { title: '', trigger: <Button>…</Button> },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => <Question />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(canvasElement.ownerDocument.body).findByRole('dialog')).toHaveFocus();
  },
};
export const WithoutActions: Story = { render: () => <Note open /> };
export const LongText: Story = { render: () => <Note long open />, parameters: { pictures: { narrow: true } } };
export const InADialog: Story = {
  tags: ['!autodocs'],
  render: function Render() {
    const { bill } = useWords();
    return (
      <Dialog open onOpenChange={() => undefined} title={bill} size="message">
        <Question defaultOpen />
      </Dialog>
    );
  },
};
export const AllStates: Story = {
  ...allStates(meta, {
    Open: { render: () => <Question open /> },
    Bid: { render: () => <Bid /> },
    LongText,
  }),
  parameters: { pictures: { contrast: true } },
};
