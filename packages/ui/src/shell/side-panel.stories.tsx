import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { sideItems } from './fixtures.tsx';
import { SidePanel, type SidePanelProps } from './side-panel.tsx';

const InLanguage = (props: SidePanelProps) => <SidePanel {...props} items={sideItems(useLanguage())} />;

const meta = {
  title: 'Side panel',
  component: SidePanel,
  args: { items: [] },
  render: (args) => <InLanguage {...args} />,
  parameters: { layout: 'fullscreen', pictures: { full: true, narrow: true } },
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A code to scan opens beside its button. Past the first screen the way back to the head of the page follows, see `Site`. */
export const CodeShown: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: /品牌市场|Brand/ })),
};
