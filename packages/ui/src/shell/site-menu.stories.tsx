import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { siteRoutes } from './fixtures.tsx';
import { SiteMenu, type SiteMenuProps } from './site-menu.tsx';
import { menuEntries } from './site-menu-entries.ts';

function Menu({ roles = [], layout = 'bar' }: { roles?: readonly string[]; layout?: SiteMenuProps['layout'] }) {
  const items = menuEntries(siteRoutes(useLanguage()), roles);
  return (
    <nav aria-label="Site" style={{ minBlockSize: layout === 'bar' ? 420 : undefined, maxInlineSize: 900 }}>
      <SiteMenu items={items} layout={layout} />
    </nav>
  );
}

const meta = {
  title: 'Site menu',
  component: Menu,
  tags: ['!autodocs'],
  parameters: { pictures: { full: true } },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A member sees links of their own at the foot. */
export const SubmenuOpen: Story = {
  args: { roles: ['member'] },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /运价查询|Rates/ })
      .focus();
    await userEvent.keyboard('{ArrowDown}');
  },
};
/** As in the drawer of a phone. */
export const List: Story = {
  args: { layout: 'list' },
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: /服务支持|Support/ })),
};
