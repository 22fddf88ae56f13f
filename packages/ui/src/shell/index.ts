export type { Place } from '../art/chart-course.ts';
export type { ChartLeg, ChartPort } from '../art/chart-ports.ts';
export { HeroChart, type HeroChartProps } from '../art/hero-chart.tsx';
export { BackToTop, type BackToTopProps } from './back-to-top.tsx';
export { Grid, type GridProps } from './grid.tsx';
export { HomeHero, type HomeHeroPart, type HomeHeroProps } from './home-hero.tsx';
export { LanguageSwitch, type LanguageSwitchProps } from './language-switch.tsx';
export { LoginShell, type LoginShellPart, type LoginShellProps } from './login-shell.tsx';
export { NotFound, type NotFoundPart, type NotFoundProps } from './not-found.tsx';
export { Page, type PagePart, type PageProps } from './page.tsx';
export { Section, type SectionProps } from './section.tsx';
export {
  type SideAction,
  type SideCard,
  type SideLink,
  SidePanel,
  type SidePanelItem,
  type SidePanelPart,
  type SidePanelProps,
} from './side-panel.tsx';
export {
  type FooterCode,
  type FooterLink,
  SiteFooter,
  type SiteFooterPart,
  type SiteFooterProps,
} from './site-footer.tsx';
export { SiteHeader, type SiteHeaderPart, type SiteHeaderProps } from './site-header.tsx';
export { SiteMenu, type SiteMenuProps } from './site-menu.tsx';
export { menuEntries, type SiteMenuEntry } from './site-menu-entries.ts';
export { SitePage, type SitePagePart, type SitePageProps } from './site-page.tsx';
export {
  Column,
  type ColumnProps,
  SectionHeading,
  type SectionHeadingPart,
  type SectionHeadingProps,
  SiteShell,
  type SiteShellProps,
} from './site-shell.tsx';
export { Split, type SplitProps } from './split.tsx';
export { type HistoryTab, TabHistory, type TabHistoryPart, type TabHistoryProps } from './tab-history.tsx';
export type { Brand, ShellUser, SiteNavItem, WorkspaceNavGroup, WorkspaceNavItem } from './types.ts';
export { WorkspaceShell, type WorkspaceShellPart, type WorkspaceShellProps } from './workspace-shell.tsx';
