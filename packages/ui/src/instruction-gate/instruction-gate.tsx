import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { TextButton } from '../link/text-button.tsx';
import * as styles from './instruction-gate.css.ts';

/** It is so; it blocks; it should be looked at again; nobody has done it yet. */
export type GateState = 'done' | 'wrong' | 'doubtful' | 'open';

export interface GateItem {
  readonly id: string;
  readonly state: GateState;
  /** what is so, or what is to be changed */
  readonly title: string;
  /** the place, the figures it was decided by, or the words of the rule */
  readonly detail?: string | undefined;
  /** goes to where it is mended */
  readonly onGo?: (() => void) | undefined;
}

/** What of it has a name of its own. */
export type InstructionGatePart = 'head' | 'list' | 'item' | 'detail';

export interface InstructionGateProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** classes by part: `head` with the sum, `list` and in it each `item` with its `detail` */
  classNames?: PartClasses<InstructionGatePart> | undefined;
  items: readonly GateItem[];
}

const DRAWN = { done: icons.check, wrong: icons.octagon, doubtful: icons.warning, open: icons.circle };

/** What is missing before an instruction can be sent, what is right already, and the way to each. Its ref is the root. */
export const InstructionGate = /* @__PURE__ */ forwardRef<HTMLElement, InstructionGateProps>(function InstructionGate(
  { items, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const id = useId();
  const done = items.filter(({ state }) => state === 'done').length;
  return (
    <section
      data-component="InstructionGate"
      aria-labelledby={id}
      {...rest}
      ref={ref}
      className={`${styles.instructionGate} ${className}`}
    >
      <div {...part('head', styles.head)}>
        <h3 id={id} className={styles.heading}>
          {text('instructionGate.title')}
        </h3>
        <span className={styles.sum}>
          <span aria-hidden="true">{`${done} / ${items.length}`}</span>
          <VisuallyHidden>{text('instructionGate.sum', { done, total: items.length })}</VisuallyHidden>
        </span>
      </div>
      <ul {...part('list', styles.list)}>
        {items.map(({ id: key, state, title, detail, onGo }) => (
          <li key={key} data-state={state} {...part('item', styles.item)}>
            <Icon drawing={DRAWN[state]} size="sm" label={text(`instructionGate.${state}`)} />
            <span className={styles.words}>
              {onGo ? <TextButton onClick={onGo}>{title}</TextButton> : title}
              {detail && <small {...part('detail', styles.detail)}>{detail}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});
