import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { Kbd } from './kbd.tsx';

const meta = { component: Kbd, args: { keys: ['ctrl', 'enter'] } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Single: Story = { args: { keys: ['j'] } };
export const Arrows: Story = { args: { keys: ['alt', 'up'] } };
export const Named: Story = { args: { keys: ['escape'] } };
export const AllStates: Story = allStates(meta, { Default, Single, Arrows, Named });
