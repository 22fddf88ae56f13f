import {
  type ComponentPropsWithoutRef,
  Fragment,
  forwardRef,
  type ReactElement,
  useCallback,
  useId,
  useState,
} from 'react';
import { useInsideDialog } from '../foundations/layer.ts';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import {
  MenuContent,
  MenuItem as MenuEntry,
  MenuPortal,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from '../foundations/menu.tsx';
import { useContainer, useLink } from '../i18n/provider.tsx';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './menu.css.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconDrawing;
  onSelect?(): void;
  /** goes there instead of acting */
  href?: string;
  tone?: 'danger';
  disabled?: boolean;
  /** a rule stands above it */
  separated?: boolean;
}

export interface MenuProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** accessible name of the list */
  label: string;
  /** a button; it gets its state and its keys from the menu */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** id of the chosen entry, when the menu is a choice of one */
  value?: string | undefined;
  align?: 'start' | 'end';
  /** opens as soon as it stands in the page */
  defaultOpen?: boolean;
}

// A list outside every landmark is lost to those who move by landmarks.
const landmarkOf = (id: string) =>
  document.getElementById(id)?.closest<HTMLElement>('main, header, nav, aside, footer, [role=dialog]');

/**
 * A list of actions or places behind a button. Class, attributes and ref go to the list, which is in the page while it is
 * open; the button is the caller's own and keeps its own.
 */
export const Menu = /* @__PURE__ */ forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { label, trigger, items, value, align = 'end', defaultOpen = false, className = '', ...rest },
  ref,
) {
  const id = useId();
  const inside = useInsideDialog();
  const Anchor = useLink();
  const container = useContainer();
  const [landmark, setLandmark] = useState<HTMLElement | null>();
  const [open, setOpen] = useState(false);
  const show = useCallback(
    (next: boolean) => {
      if (next && !inside) setLandmark(landmarkOf(id));
      setOpen(next);
    },
    [id, inside],
  );
  useLayoutEffect(() => {
    if (defaultOpen) show(true);
  }, [defaultOpen, show]);

  const entry = (item: MenuItem) => {
    const shared = { className: styles.item, disabled: item.disabled, 'data-tone': item.tone };
    const content = (
      <>
        {item.icon && <Icon drawing={item.icon} />}
        {item.label}
      </>
    );
    if (item.href !== undefined)
      return (
        <MenuEntry {...shared} asChild onSelect={item.onSelect}>
          <Anchor href={item.href}>{content}</Anchor>
        </MenuEntry>
      );
    if (value !== undefined)
      return (
        <MenuRadioItem {...shared} value={item.id} onSelect={item.onSelect}>
          {content}
        </MenuRadioItem>
      );
    return (
      <MenuEntry {...shared} onSelect={item.onSelect}>
        {content}
      </MenuEntry>
    );
  };
  const list = items.map((item) => (
    <Fragment key={item.id}>
      {item.separated && <MenuSeparator className={styles.rule} />}
      {entry(item)}
    </Fragment>
  ));
  return (
    // Not modal: the page is never left dead behind a menu that went away with its dialog.
    <MenuRoot modal={false} open={open} onOpenChange={show}>
      <MenuTrigger asChild id={id}>
        {trigger}
      </MenuTrigger>
      <MenuPortal container={landmark ?? container}>
        <MenuContent
          data-component="Menu"
          aria-label={label}
          aria-labelledby={undefined}
          {...rest}
          ref={ref}
          className={`${styles.menu} ${className}`}
          data-trigger={id}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          data-in-dialog={inside ? '' : undefined}
        >
          {value === undefined ? list : <MenuRadioGroup value={value}>{list}</MenuRadioGroup>}
        </MenuContent>
      </MenuPortal>
    </MenuRoot>
  );
});
