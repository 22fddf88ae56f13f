import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { useLanguage } from '../../i18n/provider.tsx';
import { allStates } from '../../testing/all-states.tsx';
import { failed, waiting } from '../story-parts.tsx';
import { BatchApproval, type BatchApprovalProps } from './batch-approval.tsx';
import { BatchBar } from './batch-bar.tsx';
import { chosen } from './fixtures.ts';

const none = () => undefined;
const meta = {
  title: 'BatchBar',
  component: BatchBar,
  tags: ['!autodocs'],
  args: { onApprove: none, onPrint: none, onExport: none },
} satisfies Meta<typeof BatchBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {};
/** Whoever may not approve prints and exports. */
export const Reading: Story = { args: { onApprove: undefined } };
export const Checking: Story = { args: { running: 'approve' } };
export const Printing: Story = { args: { running: 'print' } };
export const Exporting: Story = { args: { running: 'export' } };
function Failing() {
  const zh = useLanguage() === 'zh-CN';
  return (
    <BatchBar {...meta.args} failure={zh ? '没有成功，请稍后再试' : 'That did not work. Please try again shortly'} />
  );
}
export const Failed: Story = { render: () => <Failing /> };

const never = () => new Promise<never>(() => undefined);
function Dialog({ of, ...rest }: Partial<BatchApprovalProps> & { of?: 'ready' | 'approved' | 'failed' | 'none' }) {
  const locale = useLanguage();
  const all = chosen(locale, of === 'none' ? 'ready' : of);
  const data = of === 'none' ? all.filter(({ state }) => state === 'leftOut') : all;
  return <BatchApproval open onOpenChange={none} drafts={{ status: 'ready', data }} onApprove={never} {...rest} />;
}
const full = { parameters: { pictures: { full: true } } };
/** Two say what was sent, two are left out, each with the way to it. */
export const SomeLeftOut: Story = { render: () => <Dialog />, ...full };
/** Nothing of what was chosen can be approved together. */
export const Empty: Story = {
  render: () => <Dialog of="none" />,
  ...full,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: /0/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Waiting: Story = { render: () => <Dialog drafts={waiting} /> };
export const NotAsked: Story = { render: () => <Dialog drafts={failed} /> };
export const Working: Story = {
  render: () => <Dialog />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /2/ }));
    await expect(within(dialog).getByRole('button', { name: /2/ })).toHaveAttribute('aria-busy', 'true');
  },
};
/** One went through, one did not and can be tried again. */
export const HalfFailed: Story = { render: () => <Dialog of="failed" />, ...full };
export const Done: Story = { render: () => <Dialog of="approved" />, ...full };

export const AllStates: Story = allStates(meta, { Actions, Reading, Checking, Printing, Exporting, Failed }) as Story;
