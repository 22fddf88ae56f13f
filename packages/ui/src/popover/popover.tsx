import { Children, type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode } from 'react';
import { useInsideDialog } from '../foundations/layer.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { Panel, PanelClose, PanelText, PanelTitle } from '../foundations/popover.tsx';
import * as styles from './popover.css.ts';

/** What of it has a name of its own. */
export type PopoverPart = 'title' | 'text' | 'actions';

export interface PopoverProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> {
  /** classes by part: `title`, `text`, `actions` */
  classNames?: PartClasses<PopoverPart> | undefined;
  /** what it says in a few words; its name */
  title: ReactNode;
  /** one or two sentences under the title */
  children?: ReactNode;
  /** buttons; a press on one also closes it */
  actions?: ReactElement | readonly ReactElement[];
  /** the button it stands under */
  trigger: ReactElement;
  /** for an owner that keeps it open or closed; else it keeps itself */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
}

/** A word and an answer or two under a button, while the page stays in use. Its ref is the panel. */
export const Popover = /* @__PURE__ */ forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  {
    title,
    actions,
    trigger,
    open,
    defaultOpen = false,
    onOpenChange,
    side = 'bottom',
    align = 'start',
    className = '',
    classNames,
    children,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const inside = useInsideDialog();
  return (
    <Panel
      data-component="Popover"
      {...rest}
      ref={ref}
      className={`${styles.popover} ${className}`}
      data-in-dialog={inside ? '' : undefined}
      trigger={trigger}
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      side={side}
      align={align}
    >
      <PanelTitle asChild>
        <p {...part('title', styles.title)}>{title}</p>
      </PanelTitle>
      {children && (
        <PanelText asChild>
          <div {...part('text', styles.text)}>{children}</div>
        </PanelText>
      )}
      {actions && (
        <div {...part('actions', styles.actions)}>
          {Children.map(actions, (action) => (
            <PanelClose asChild>{action}</PanelClose>
          ))}
        </div>
      )}
    </Panel>
  );
});
