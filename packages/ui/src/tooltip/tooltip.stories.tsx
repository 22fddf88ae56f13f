import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { TextButton } from '../link/text-button.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Tooltip, type TooltipProps } from './tooltip.tsx';

const words = {
  'zh-CN': {
    price: '登录看会员价',
    member: '会员价登录后可见',
    copy: '点击复制',
    print: '打印',
    printed: '打印全部页签，A4',
    lane: '宁波 → 洛杉矶，经釜山',
    long: '宁波舟山港穿山港区四期码头 → 洛杉矶长滩 Pier T，经釜山新港中转一次，全程 19 天',
    title: '账单确认',
  },
  'en-US': {
    price: 'Member price',
    member: 'Log in to see it',
    copy: 'Click to copy',
    print: 'Print',
    printed: 'Prints every tab on A4',
    lane: 'Ningbo → Los Angeles via Busan',
    long: 'Ningbo Zhoushan Chuanshan terminal 4 → Long Beach Pier T, one transhipment at Busan New Port, 19 days in all',
    title: 'Bill confirmation',
  },
};
const useWords = () => words[useLanguage()];
const room = { padding: '56px 24px 0', display: 'flex', flexWrap: 'wrap', gap: 48, alignItems: 'center' } as const;

function Price(props: Partial<TooltipProps>) {
  const { price, member } = useWords();
  return (
    <div style={room}>
      <Tooltip {...props} label={member}>
        <Button>{price}</Button>
      </Tooltip>
    </div>
  );
}
function BillNumber() {
  const { copy } = useWords();
  return (
    <div style={room}>
      <Tooltip label="COSU6412098730" note={copy} defaultOpen>
        <TextButton>…98730</TextButton>
      </Tooltip>
    </div>
  );
}
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
function AllSides() {
  const { print, printed } = useWords();
  return (
    <div style={{ ...room, gap: 160, padding: '48px 160px' }}>
      {SIDES.map((side) => (
        <Tooltip key={side} side={side} label={printed} defaultOpen>
          <IconButton icon={icons.print} label={`${print} ${side}`} variant="neutral" />
        </Tooltip>
      ))}
    </div>
  );
}
function Long() {
  const { lane, long } = useWords();
  return (
    <div style={{ ...room, paddingBlockStart: 84 }}>
      <Tooltip label={long} defaultOpen>
        <TextButton>{lane}</TextButton>
      </Tooltip>
    </div>
  );
}

const meta = { component: Tooltip, args: { label: '', children: <Button>…</Button> } } satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { delay: 0 },
  render: (args) => <Price {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    const tip = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
  },
};
export const ByFocus: Story = {
  render: () => <Price />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    const tip = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
  },
};
export const WithNote: Story = { render: () => <BillNumber /> };
export const Sides: Story = { render: () => <AllSides />, parameters: { pictures: { contrast: true } } };
export const LongText: Story = { render: () => <Long />, parameters: { pictures: { narrow: true } } };
export const InADialog: Story = {
  tags: ['!autodocs'],
  render: function Render() {
    const { title } = useWords();
    return (
      <Dialog open onOpenChange={() => undefined} title={title} size="confirm">
        <Price defaultOpen />
      </Dialog>
    );
  },
};
export const AllStates: Story = allStates(meta, {
  Closed: { render: () => <Price /> },
  Open: { render: () => <Price defaultOpen /> },
  WithNote,
  Sides,
  LongText,
});
