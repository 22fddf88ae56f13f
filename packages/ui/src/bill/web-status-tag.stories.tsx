import { ACCOUNT_STATUS, WEB_STATUS } from '@lading/validators/bill';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { AccountStatusTag, WebStatusTag } from './web-status-tag.tsx';

const meta = { title: 'WebStatusTag', component: WebStatusTag } satisfies Meta<typeof WebStatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: '8px' } as const;

export const Known: Story = { args: { status: WEB_STATUS.copyReady, name: '' } };
export const Unknown: Story = { args: { status: 42, name: 'ON HOLD' } };
export const All: Story = {
  args: { status: 1, name: '' },
  render: () => (
    <div style={row}>
      {Object.values(WEB_STATUS).map((status) => (
        <WebStatusTag key={status} status={status} name="" />
      ))}
    </div>
  ),
};
export const Accounts: Story = {
  args: { status: 1, name: '' },
  render: () => (
    <div style={row}>
      {Object.values(ACCOUNT_STATUS).map((status) => (
        <AccountStatusTag key={status} status={status} name="" />
      ))}
    </div>
  ),
};
export const AllStates: Story = { args: Known.args, ...allStates(meta, { Known, Unknown, All, Accounts }) };
