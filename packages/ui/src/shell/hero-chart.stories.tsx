import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroChart } from '../art/hero-chart.tsx';

const meta = {
  title: 'Hero chart',
  component: HeroChart,
  render: (args) => (
    <div style={{ position: 'relative', blockSize: 680, overflow: 'hidden', background: 'var(--ld-nautical-sea)' }}>
      <HeroChart {...args} />
    </div>
  ),
  parameters: { layout: 'fullscreen', pictures: { full: true, narrow: true } },
} satisfies Meta<typeof HeroChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NorthPacific: Story = {};
/** Ports and legs of another house: all it has to give are coordinates. */
export const OtherLegs: Story = {
  parameters: { pictures: { full: false, narrow: false } },
  args: {
    ports: [
      { id: 'TYO', name: 'Tokyo', at: [139.8, 35.6], side: 'above', narrow: true },
      { id: 'HNL', name: 'Honolulu', at: [-157.9, 21.3], side: 'beside', narrow: true },
      { id: 'OAK', name: 'Oakland', at: [-122.3, 37.8], side: 'after', narrow: true },
    ],
    legs: [
      { from: 'TYO', to: 'OAK', main: true },
      { from: 'TYO', to: 'HNL' },
    ],
  },
};
