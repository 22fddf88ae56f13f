import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { ENGLISH, GOODS, PICTURE, SHORT } from './fixtures.ts';
import { Prose } from './prose.tsx';

const meta = {
  component: Prose,
  parameters: { english: ENGLISH },
  args: { html: GOODS },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Short: Story = { args: { html: SHORT } };
export const WithPicture: Story = {
  args: { html: '<p>闸口</p><img src="/gate.png" alt="闸口">', pictureOf: () => PICTURE },
};
export const AllStates: Story = allStates(meta, { Default, Short, WithPicture });
