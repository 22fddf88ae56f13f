import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './decision-bar.css.ts';

/** How the work is kept: here and there, on its way, here only, not at all; or there is nothing to be kept. */
export type DecisionState = 'saved' | 'saving' | 'offline' | 'failed' | 'plain';

/** What of it has a name of its own. */
export type DecisionBarPart = 'state' | 'note' | 'figure' | 'actions';

export interface DecisionBarProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** classes by part: `state` the sentence, `note` what is missing, `figure` a sum, `actions` */
  classNames?: PartClasses<DecisionBarPart> | undefined;
  /** names the bar */
  label: string;
  state: DecisionState;
  /** the sentence of the state: `Draft saved 09:47, here and in your account` */
  status: ReactNode;
  /** what is missing, and where it leads */
  note?: ReactNode;
  /** the sum that is decided on, shown where the page has no room for it beside the form */
  figure?: ReactNode;
  /** the secondary ones first, then the primary one */
  children: ReactNode;
}

const DRAWN = {
  saved: icons.checkCircle,
  saving: icons.rotate,
  offline: icons.wifi,
  failed: icons.warning,
  plain: undefined,
};

/** What is decided at the end of a page: how its work is kept, what is missing, and the ways on. It stays in sight. Its ref is the root. */
export const DecisionBar = /* @__PURE__ */ forwardRef<HTMLElement, DecisionBarProps>(function DecisionBar(
  { label, state, status, note, figure, children, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const drawing = DRAWN[state];
  return (
    <section
      data-component="DecisionBar"
      aria-label={label}
      {...rest}
      ref={ref}
      className={`${styles.decisionBar} ${className}`}
    >
      <span role="status" data-state={state} {...part('state', styles.state)}>
        {drawing && <Icon drawing={drawing} size="sm" />}
        <span>{status}</span>
      </span>
      {figure && <span {...part('figure', styles.figure)}>{figure}</span>}
      {note && <span {...part('note', styles.note)}>{note}</span>}
      <span {...part('actions', styles.actions)}>{children}</span>
    </section>
  );
});
