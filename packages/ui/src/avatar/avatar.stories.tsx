import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { Avatar } from './avatar.tsx';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"%3E%3Crect width="26" height="26" fill="%23156e77"/%3E%3Ccircle cx="13" cy="10" r="5" fill="%23fff"/%3E%3Cpath d="M3 26a10 9 0 0 1 20 0" fill="%23fff"/%3E%3C/svg%3E';
const ENGLISH = {
  王晨: 'Chen Wang',
};

const meta = { component: Avatar, parameters: { english: ENGLISH }, args: { name: '王晨' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', gap: 12, alignItems: 'center' } as const;
export const Default: Story = {};
export const Latin: Story = { args: { name: 'Ann Osei Mensah' } };
export const Picture: Story = { args: { src: PICTURE } };
export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Avatar name="王晨" />
      <Avatar name="王晨" size="lg" />
      <Avatar name="Ann Mensah" size="lg" src={PICTURE} />
    </div>
  ),
};
export const AllStates: Story = allStates(meta, { Default, Latin, Picture, Sizes });
