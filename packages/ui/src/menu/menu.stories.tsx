import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Menu, type MenuProps } from './menu.tsx';

const WORDS = {
  'zh-CN': {
    actions: '更多操作',
    open: '查看',
    copy: '复制为新订舱',
    log: '操作记录',
    off: '打印',
    exports: '导出',
    void: '取消订舱',
    move: '移动',
    places: ['左上', '右上', '左下', '右下', '回到中间'],
  },
  'en-US': {
    actions: 'More actions',
    open: 'View',
    copy: 'Copy as a new booking',
    log: 'History',
    off: 'Print',
    exports: 'Export',
    void: 'Cancel the booking',
    move: 'Move',
    places: ['Top left', 'Top right', 'Bottom left', 'Bottom right', 'Back to the centre'],
  },
};

function Actions(props: Partial<MenuProps>) {
  const words = WORDS[useLanguage()];
  return (
    <Menu
      label={words.actions}
      trigger={<IconButton icon={icons.more} label={words.actions} />}
      align="start"
      items={[
        { id: 'open', label: words.open, icon: icons.eye },
        { id: 'copy', label: words.copy, icon: icons.copy },
        { id: 'log', label: words.log, icon: icons.history, href: '#log' },
        {
          id: 'export',
          label: words.exports,
          icon: icons.download,
          items: [
            { id: 'csv', label: 'CSV' },
            { id: 'xlsx', label: 'Excel' },
            { id: 'pdf', label: 'PDF' },
          ],
        },
        { id: 'off', label: words.off, icon: icons.print, disabled: true },
        { id: 'void', label: words.void, icon: icons.close, tone: 'danger', separated: true },
      ]}
      {...props}
    />
  );
}
const CORNERS = [
  icons.cornerTopLeft,
  icons.cornerTopRight,
  icons.cornerBottomLeft,
  icons.cornerBottomRight,
  icons.cornerCenter,
];
function Places() {
  const { move, places } = WORDS[useLanguage()];
  return (
    <Menu
      label={move}
      trigger={<Button icon={icons.move}>{move}</Button>}
      value="1"
      align="start"
      items={CORNERS.map((icon, place) => ({
        id: String(place),
        label: places[place] ?? '',
        icon,
        separated: icon === icons.cornerCenter,
      }))}
    />
  );
}

const meta = {
  component: Menu,
  args: { label: '更多操作', trigger: <IconButton icon={icons.more} label="更多操作" />, items: [] },
  render: ({ align }) => <Actions {...(align && { align })} />,
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** With a list in the list, opened by key. */
export const Open: Story = {
  parameters: { pictures: { full: true, narrow: true } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    await body.findByRole('menuitem', { name: 'PDF' });
  },
};
export const ChoiceOfOne: Story = {
  tags: ['!autodocs'],
  render: () => <Places />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
