import { afterAll, beforeAll, vi } from 'vitest';
import { HeroChart } from '../art/hero-chart.tsx';
import * as icons from '../icon/drawings.ts';
import { conforms } from '../testing/conformance.tsx';
import { BackToTop } from './back-to-top.tsx';
import { sideItems, siteRoutes } from './fixtures.tsx';
import { Grid } from './grid.tsx';
import { HomeHero } from './home-hero.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginShell } from './login-shell.tsx';
import { NotFound } from './not-found.tsx';
import { Page } from './page.tsx';
import { Section } from './section.tsx';
import { SidePanel } from './side-panel.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteMenu } from './site-menu.tsx';
import { menuEntries } from './site-menu-entries.ts';
import { SitePage } from './site-page.tsx';
import { Column, SectionHeading, SiteShell } from './site-shell.tsx';
import { Split } from './split.tsx';
import { TabHistory } from './tab-history.tsx';
import { WorkspaceShell } from './workspace-shell.tsx';

const brand = { name: '子午湾国际货运', tagline: 'Meridian Bay', href: '/index' };
const items = [
  { id: 'home', label: '首页', href: '/index', current: true },
  { id: 'orders', label: '我的订单', href: '/orders' },
];
const nothing = () => undefined;

// The button to the top shows only after the page was scrolled by a screen.
beforeAll(() => {
  vi.stubGlobal('scrollY', 5000);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

conforms(
  'SiteShell',
  <SiteShell header={<SiteHeader brand={brand} items={items} />} footer={<SiteFooter brand={brand} />}>
    <h1>运价</h1>
  </SiteShell>,
  { ref: HTMLDivElement, page: true },
);
conforms(
  'LoginShell',
  <LoginShell brand={brand} footer="© 2026">
    <h1>登录</h1>
  </LoginShell>,
  { ref: HTMLDivElement, also: [{ title: '登录', lead: '一句话', more: '注册' }], page: true },
);
conforms(
  'WorkspaceShell',
  <WorkspaceShell
    brand={brand}
    label="客户工作台"
    user={{ name: '陈蔚', menu: [{ id: 'out', label: '退出登录' }] }}
    nav={[{ heading: '单证', items: [{ id: 'o', label: '订单管理', href: '#orders', icon: icons.bill }] }]}
  >
    <h1>订单管理</h1>
  </WorkspaceShell>,
  { ref: HTMLDivElement, page: true },
);
conforms('SiteHeader', <SiteHeader brand={brand} items={items} loginHref="/login" hotline="400-820-0000" />, {
  ref: HTMLElement,
  also: [{ registerHref: '/register' }],
});
conforms(
  'SiteFooter',
  <SiteFooter
    brand={brand}
    columns={[{ heading: '工具', links: [{ id: 'a', label: '我的订单', href: '/orders' }] }]}
  />,
  {
    ref: HTMLElement,
    also: [
      { lead: '海运', partners: { heading: '合作', links: [] }, legal: '© 2026' },
      {
        codes: [{ id: 'a', label: '客服微信', picture: <i /> }],
        filings: [{ id: 'icp', label: '浙ICP备0号', href: 'https://example.com/', external: true }],
        social: {
          heading: '关注我们',
          links: [{ id: 'b', label: '微博', href: 'https://example.com/', external: true }],
        },
      },
    ],
  },
);
conforms('HomeHero', <HomeHero title="开船前核对清楚" lead="全包价" eyebrow="海运" />, {
  ref: HTMLElement,
  also: [{ children: '查运价' }],
});
conforms('Column', <Column>箱型</Column>, { ref: HTMLDivElement });
conforms('Section', <Section>箱型</Section>, { ref: HTMLElement, also: [{ sea: true }, { lift: true }] });
conforms('SectionHeading', <SectionHeading title="八段都接得上" lead="可以只用一段" />, { ref: HTMLElement });
conforms(
  'SitePage',
  <SitePage title="FBA 仓库" lead="代码、邮编、城市" meta="131 个">
    列表
  </SitePage>,
  { ref: HTMLDivElement },
);
conforms('Split', <Split>箱型</Split>, { ref: HTMLDivElement });
conforms('NotFound', <NotFound homeHref="/index" />, { ref: HTMLDivElement });
conforms('SiteMenu', <SiteMenu items={menuEntries(siteRoutes('zh-CN'))} />, { ref: HTMLUListElement });
conforms('SidePanel', <SidePanel items={sideItems('zh-CN')} />, { ref: HTMLElement });
conforms('Grid', <Grid>箱型</Grid>, { ref: HTMLDivElement });
conforms('HeroChart', <HeroChart />, { ref: SVGSVGElement });
conforms('BackToTop', <BackToTop />, { ref: HTMLButtonElement, portal: true });
conforms('LanguageSwitch', <LanguageSwitch locale="zh-CN" onChange={nothing} />, { ref: HTMLFieldSetElement });
conforms(
  'TabHistory',
  <TabHistory
    tabs={[
      { path: '/orders', title: '首页', closable: false },
      { path: '/a', title: '订单管理', closable: true },
    ]}
    current="/a"
    onClose={nothing}
  />,
  { ref: HTMLElement },
);
conforms(
  'Page',
  <Page title="订单管理" meta="更新于 09:48">
    内容
  </Page>,
  { ref: HTMLDivElement, also: [{ actions: '导出' }] },
);
