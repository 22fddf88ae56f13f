import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../button/icon-button.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import { Badge } from './badge.tsx';
import { UnreadBadge, type UnreadBadgeProps } from './unread-badge.tsx';

const meta = { component: Badge, args: { children: 7 } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', gap: 16, alignItems: 'center' } as const;

export const Default: Story = {};
const Tones: Story = {
  render: () => (
    <div style={row}>
      <Badge>12</Badge>
      <Badge tone="ink">7</Badge>
      <Badge tone="danger">9</Badge>
      <Badge tone="info">1</Badge>
      <Badge tone="mark">3</Badge>
      <Badge tone="pen">2</Badge>
      <Badge tone="danger">99+</Badge>
    </div>
  ),
};
function Bell({ count, tone }: Pick<UnreadBadgeProps, 'count' | 'tone'>) {
  const label = useText()('message.bell');
  return (
    <UnreadBadge count={count} wordsId={`bell-${count}`} {...(tone && { tone })}>
      <IconButton icon={icons.bell} label={label} aria-describedby={count ? `bell-${count}` : undefined} />
    </UnreadBadge>
  );
}
/** On a bell: none, a few, many, too many to say; and in a line. */
export const Unread: Story = {
  render: () => (
    <div style={row}>
      <Bell count={0} />
      <Bell count={9} />
      <Bell count={24} tone="info" />
      <Bell count={128} />
      {/* clear of the bell before it */}
      <span style={{ marginInlineStart: 16 }}>
        <UnreadBadge count={3} tone="neutral" />
      </span>
    </div>
  ),
};
export const AllStates: Story = allStates(meta, { Default, Tones, Unread }, { contrast: true });
