export { type TabItem, Tabs, type TabsPart, type TabsProps } from './tabs.tsx';
