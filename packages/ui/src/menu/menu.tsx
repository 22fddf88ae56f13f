import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, useCallback, useId, useState } from 'react';
import { useInsideDialog } from '../foundations/layer.ts';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { MenuContent, MenuPortal, MenuRadioGroup, MenuRoot, MenuTrigger } from '../foundations/menu.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useContainer, useDirection } from '../i18n/provider.tsx';
import * as styles from './menu.css.ts';
import { MenuEntries, type MenuItem, type MenuPart } from './menu-entries.tsx';

export type { MenuItem, MenuPart } from './menu-entries.tsx';

export interface MenuProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `item`, `rule` above one, `list` of a further level */
  classNames?: PartClasses<MenuPart> | undefined;
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

// A list outside every landmark is lost to those who move by landmarks; the header of a dialog is none.
const DIALOG = '[role=dialog], [role=alertdialog]';
const landmarkOf = (id: string, inside: boolean) =>
  document.getElementById(id)?.closest<HTMLElement>(inside ? DIALOG : `main, header, nav, aside, footer, ${DIALOG}`);

/**
 * A list of actions or places behind a button. Class, attributes and ref go to the list, which is in the page while it is
 * open; the button is the caller's own and keeps its own.
 */
export const Menu = /* @__PURE__ */ forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { label, trigger, items, value, align = 'end', defaultOpen = false, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const id = useId();
  const inside = useInsideDialog();
  const provided = useContainer();
  const [landmark, setLandmark] = useState<HTMLElement | null>();
  const [open, setOpen] = useState(false);
  const container = landmark ?? provided;
  const show = useCallback(
    (next: boolean) => {
      if (next) setLandmark(landmarkOf(id, inside));
      setOpen(next);
    },
    [id, inside],
  );
  useLayoutEffect(() => {
    if (defaultOpen) show(true);
  }, [defaultOpen, show]);

  const list = (
    <MenuEntries part={part} items={items} container={container} inside={inside} choice={value !== undefined} />
  );
  return (
    // Not modal: the page is never left dead behind a menu that went away with its dialog.
    <MenuRoot dir={useDirection()} modal={false} open={open} onOpenChange={show}>
      <MenuTrigger asChild id={id}>
        {trigger}
      </MenuTrigger>
      <MenuPortal container={container}>
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
