import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { Tip } from '../foundations/tooltip.tsx';
import * as styles from './tooltip.css.ts';

// Long enough to cross a toolbar without a flicker, ms.
const REST = 400;

/** What of it has a name of its own. */
export type TooltipPart = 'note';

export interface TooltipProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `note` the second line */
  classNames?: PartClasses<TooltipPart> | undefined;
  /** more about a control that has a name already */
  label: ReactNode;
  /** a second, quieter line */
  note?: ReactNode;
  /** which side of the control; the other one where there is no room */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** ms the pointer rests on the control before the words appear */
  delay?: number;
  defaultOpen?: boolean;
  /** the control: a button, a link, anything that takes the focus, a ref and attributes */
  children: ReactElement;
}

/** Words over a control on hover and focus. Never the only place of a word: a finger does not see it. Its ref is the words' box. */
export const Tooltip = /* @__PURE__ */ forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { label, note, side = 'top', delay = REST, defaultOpen = false, className = '', classNames, children, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <Tip
      data-component="Tooltip"
      {...rest}
      ref={ref}
      className={`${styles.tooltip} ${className}`}
      arrowClassName={styles.arrow}
      trigger={children}
      side={side}
      delay={delay}
      defaultOpen={defaultOpen}
    >
      {label}
      {note && <span {...part('note', styles.note)}>{note}</span>}
    </Tip>
  );
});
