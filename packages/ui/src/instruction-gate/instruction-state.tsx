import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './instruction-state.css.ts';

/** What of it has a name of its own. */
export type InstructionStatePart = 'kept' | 'note' | 'left';

export interface InstructionStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `kept` the sentence of the state, `note` beside it, `left` what is missing */
  classNames?: PartClasses<InstructionStatePart> | undefined;
  state: 'saved' | 'saving' | 'offline' | 'failed' | 'clash';
  /** the sentence of the state: `Saved 16:31` */
  children: ReactNode;
  /** when it closes and what it costs afterwards, who else sees it */
  note?: ReactNode;
  /** what is missing before it can be sent; undefined where nobody asks */
  left?: number | undefined;
}

const DRAWN = {
  saved: icons.checkCircle,
  saving: icons.rotate,
  offline: icons.wifi,
  failed: icons.warning,
  clash: icons.warning,
};

/** How an instruction is kept, when it closes, and how much is left before it can be sent. Its ref is the root. */
export const InstructionState = /* @__PURE__ */ forwardRef<HTMLDivElement, InstructionStateProps>(
  function InstructionState({ state, children, note, left, className = '', classNames, ...rest }, ref) {
    const part = partsOf(classNames);
    const text = useText();
    return (
      <div data-component="InstructionState" {...rest} ref={ref} className={`${styles.instructionState} ${className}`}>
        <span className={styles.said}>
          <span className={styles.line}>
            <span role="status" data-state={state} {...part('kept', styles.kept)}>
              <Icon drawing={DRAWN[state]} size="sm" />
              <span>{children}</span>
            </span>
            {note && <span {...part('note', styles.note)}>{note}</span>}
          </span>
        </span>
        {left !== undefined && (
          <span data-ready={left === 0 ? '' : undefined} {...part('left', styles.left)}>
            <Icon drawing={left === 0 ? icons.checkCircle : icons.octagon} size="sm" />
            {left === 0 ? text('instructionGate.ready') : text('instructionGate.left', { count: left })}
          </span>
        )}
      </div>
    );
  },
);
