import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { NotLoggedIn } from './not-logged-in.tsx';

const meta = {
  component: NotLoggedIn,
  // While pictures are taken the clock stands.
  args: { loginHref: '#login', onLeave: () => undefined },
} satisfies Meta<typeof NotLoggedIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {};
/** Its clock has run out: it is on its way. */
export const Leaving: Story = { args: { seconds: 0 } };
export const AllStates: Story = allStates(meta, { Counting, Leaving });
