import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { Button } from '../button/button.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './instruction-clash.css.ts';

/** A field that two people, or one on two devices, wrote differently; the values as words. */
export interface ClashedField {
  readonly path: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What of it has a name of its own. */
export type InstructionClashPart = 'head' | 'item' | 'side';

export interface InstructionClashProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** classes by part: `head` what happened, each `item` with a `side` for either value */
  classNames?: PartClasses<InstructionClashPart> | undefined;
  fields: readonly ClashedField[];
  /** who wrote the other values */
  by: string;
  onSettle: (path: string, which: 'mine' | 'theirs') => void;
}

/** What was written here and elsewhere at the same time: both values stand until somebody chooses. Its ref is the root. */
export const InstructionClash = /* @__PURE__ */ forwardRef<HTMLElement, InstructionClashProps>(
  function InstructionClash({ fields, by, onSettle, className = '', classNames, ...rest }, ref) {
    const part = partsOf(classNames);
    const text = useText();
    const id = useId();
    const said = (value: string) => (value === '' ? text('instructionClash.empty') : value);
    return (
      <section
        data-component="InstructionClash"
        aria-labelledby={id}
        {...rest}
        ref={ref}
        className={`${styles.instructionClash} ${className}`}
      >
        <p id={id} role="alert" {...part('head', styles.head)}>
          <Icon drawing={icons.warning} />
          <strong>{text('instructionClash.title', { count: fields.length })}</strong>
          <span>{text('instructionClash.by', { name: by })}</span>
        </p>
        <ul className={styles.list}>
          {fields.map(({ path, label, mine, theirs }) => (
            <li key={path} {...part('item', styles.item)}>
              <span className={styles.label}>{label}</span>
              {(['mine', 'theirs'] as const).map((which) => (
                <span key={which} {...part('side', styles.side)}>
                  <small className={styles.whose}>{text(`instructionClash.${which}`)}</small>
                  <span className={styles.value}>{said(which === 'mine' ? mine : theirs)}</span>
                  <Button
                    size="sm"
                    aria-label={text(which === 'mine' ? 'instructionClash.keepMine' : 'instructionClash.takeTheirs', {
                      field: label,
                    })}
                    onClick={() => onSettle(path, which)}
                  >
                    {text(`instructionClash.${which}`)}
                  </Button>
                </span>
              ))}
            </li>
          ))}
        </ul>
      </section>
    );
  },
);
