// The headless tabs: arrow keys, Home and End, one tab stop; an inactive panel has no content in the page.
import * as Radix from '@radix-ui/react-tabs';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';

export { Root as TabRoot, Trigger as TabTrigger } from '@radix-ui/react-tabs';

// The library writes styles of its own into the markup of the server, where a strict policy refuses every style attribute.
const NO_OUTLINE = { outline: undefined };
const NO_ANIMATION = { animationDuration: undefined };

export const TabList = /* @__PURE__ */ forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Radix.List>>(
  function TabList(props, ref) {
    return <Radix.List {...props} ref={ref} style={NO_OUTLINE} />;
  },
);

interface TabPanelProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'asChild' | 'forceMount'> {
  active: boolean;
}

export const TabPanel = /* @__PURE__ */ forwardRef<HTMLDivElement, TabPanelProps>(function TabPanel(
  { active, children, ...props },
  ref,
) {
  return (
    <Radix.Content {...props} ref={ref} forceMount hidden={!active} asChild>
      <div style={NO_ANIMATION}>{active && children}</div>
    </Radix.Content>
  );
});
