export { type LinkTab, LinkTabs, type LinkTabsPart, type LinkTabsProps } from './link-tabs.tsx';
