// The headless tabs: arrow keys, Home and End, one tab stop; an inactive panel has no content in the page.
export { Content as TabPanel, List as TabList, Root as TabRoot, Trigger as TabTrigger } from '@radix-ui/react-tabs';
