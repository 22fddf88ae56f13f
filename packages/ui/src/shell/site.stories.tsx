import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../button/button-link.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { sideItems, siteRoutes } from './fixtures.tsx';
import { HomeHero } from './home-hero.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NotFound } from './not-found.tsx';
import { SidePanel } from './side-panel.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { menuEntries } from './site-menu-entries.ts';
import { Column, SectionHeading, SiteShell } from './site-shell.tsx';
import type { ShellUser } from './types.ts';

const WORDS = {
  'zh-CN': {
    name: '子午湾国际货运',
    tagline: 'Meridian Bay',
    eyebrow: '海运 · 空运 · FBA 头程',
    title: '运价、订舱、提单\n开船前核对清楚',
    lead: '全包价写明含与不含，补料与草单逐字比对，箱号校验位当场算给你看。',
    call: '登录查看提单',
    section: '从工厂到收货仓，八段都接得上',
    sectionLead: '可以只用一段，也可以连着用。每一段的费用、截止时间与单证都在同一张订单里。',
    about: '海运整箱、拼箱、空运、FBA 头程与报关，一张单子跟到底。',
    hours: '咨询热线 · 工作日 08:30–18:00',
    legal: '© 2026 子午湾国际货运代理有限公司',
    column: '工具',
    user: { name: '陈蔚', company: '宁波昊屿家居有限公司' },
    menu: ['我的订单', '退出登录'],
  },
  'en-US': {
    name: 'Meridian Bay',
    tagline: 'International freight',
    eyebrow: 'Ocean · Air · FBA delivery',
    title: 'Rates, bookings and bills,\nchecked before she sails',
    lead: 'All-in prices that say what is excluded. Drafts compared with your instruction word by word. Check digits worked out on the spot.',
    call: 'Log in to your bills',
    section: 'Factory to warehouse, eight legs that join up',
    sectionLead: 'Use one leg or all of them. Cost, cut-off and papers of each stand in the same order.',
    about: 'Full and part containers, air, FBA delivery and customs: one file from end to end.',
    hours: 'Hotline · weekdays 08:30–18:00',
    legal: '© 2026 Meridian Bay International Freight',
    column: 'Tools',
    user: { name: 'Chen Wei', company: 'Ningbo Haoyu Home Furnishing' },
    menu: ['My orders', 'Log out'],
  },
} as const;

interface SiteProps {
  variant: 'normal' | 'transparent';
  loggedIn: boolean;
  content: 'home' | 'missing' | 'far';
}

function Site({ variant, loggedIn, content }: SiteProps) {
  const locale = useLanguage();
  const words = WORDS[locale];
  const brand = { name: words.name, tagline: words.tagline, href: '#home' };
  const routes = siteRoutes(locale).map((route) => ({ ...route, current: route.current && content !== 'missing' }));
  const items = menuEntries(routes, loggedIn ? ['member'] : []);
  const user: ShellUser = {
    ...words.user,
    menu: words.menu.map((label, index) => ({ id: label, label, icon: index === 0 ? icons.rows : icons.logout })),
  };
  const links = items.flatMap(({ id, label, href }) => (href ? [{ id, label, href }] : []));
  return (
    <SiteShell
      header={
        <SiteHeader
          brand={brand}
          items={items}
          variant={variant}
          languageSwitch={<LanguageSwitch locale={locale} onChange={() => undefined} />}
          user={loggedIn ? user : undefined}
          loginHref="#login"
          registerHref="#register"
          hotline="400-820-0000"
        />
      }
      footer={
        <SiteFooter
          brand={brand}
          lead={words.about}
          hotline={{ label: words.hours, number: '400-820-0000' }}
          columns={[{ heading: words.column, links }]}
          legal={<span>{words.legal}</span>}
        />
      }
    >
      {content === 'missing' ? (
        <NotFound homeHref="#home" />
      ) : (
        <>
          <HomeHero eyebrow={words.eyebrow} title={words.title} lead={words.lead}>
            <ButtonLink href="#login" variant="primary" size="lg">
              {words.call}
            </ButtonLink>
          </HomeHero>
          <Column>
            <div style={{ paddingBlockStart: 88, minBlockSize: content === 'far' ? 2400 : undefined }}>
              <SectionHeading title={words.section} lead={words.sectionLead} />
            </div>
          </Column>
        </>
      )}
      <SidePanel items={sideItems(locale)} />
    </SiteShell>
  );
}

const meta = {
  title: 'Site',
  component: Site,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', page: true, shownBy: 'Home' },
  args: { variant: 'transparent', loggedIn: false, content: 'home' },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvasElement }) => {
    const wide = canvasElement.ownerDocument.documentElement.clientWidth >= 1280;
    const column = within(canvasElement).getAllByRole('banner')[0]?.firstElementChild;
    if (wide) await expect(column?.getBoundingClientRect().width).toBe(1200);
  },
};
export const LoggedIn: Story = { args: { loggedIn: true } };
export const Missing: Story = { args: { variant: 'normal', content: 'missing' } };
/** Past the first screen the way back to the top appears. */
export const ScrolledDown: Story = {
  args: { content: 'far' },
  play: () => scrollTo({ top: 1600, behavior: 'instant' }),
};
