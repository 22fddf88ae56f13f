import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { useLocale } from '../i18n/provider.tsx';
import { sideItems } from './fixtures.tsx';
import { SidePanel } from './side-panel.tsx';

const meta = {
  title: 'Side panel',
  component: SidePanel,
  args: { items: [] },
  render: (args) => (
    <div style={{ minBlockSize: 1800 }}>
      <SidePanel {...args} items={sideItems(useLocale())} />
    </div>
  ),
  parameters: { layout: 'fullscreen', pictures: { full: true, narrow: true } },
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstScreen: Story = {};
/** Past the first screen the way back to the head of the page appears; a code to scan opens beside its button. */
export const CodeShown: Story = {
  play: async ({ canvasElement }) => {
    scrollTo({ top: 900, behavior: 'instant' });
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /品牌市场|Brand/ }));
  },
};
