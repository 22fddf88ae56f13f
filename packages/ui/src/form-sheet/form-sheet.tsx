import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './form-sheet.css.ts';

export interface SheetSection {
  /** of the element, to be led to */
  id: string;
  title: string;
  /** how far it is, in a word or two: `1 left` */
  note?: string | undefined;
  /** `done` all of it, `left` something is missing, `wrong` something has to be corrected */
  state?: 'done' | 'left' | 'wrong' | undefined;
  children: ReactNode;
}

/** What of it has a name of its own. */
export type FormSheetPart = 'section' | 'head' | 'number' | 'title' | 'note' | 'body';

export interface FormSheetProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `section`, in it `head` with `number`, `title` and `note`, and `body` */
  classNames?: PartClasses<FormSheetPart> | undefined;
  sections: readonly SheetSection[];
}

const DRAWN = { done: icons.checkCircle, left: icons.circleHalf, wrong: icons.warning };

/** One long form on one sheet, in numbered sections that are all in reach at any time. Its ref is the root. */
export const FormSheet = /* @__PURE__ */ forwardRef<HTMLDivElement, FormSheetProps>(function FormSheet(
  { sections, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <div data-component="FormSheet" {...rest} ref={ref} className={`${styles.formSheet} ${className}`}>
      {sections.map(({ id, title, note, state, children }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} {...part('section', styles.section)}>
          <div {...part('head', styles.head)}>
            <span aria-hidden="true" {...part('number', styles.number)}>
              {index + 1}
            </span>
            <h2 id={`${id}-title`} {...part('title', styles.title)}>
              {title}
            </h2>
            {note && (
              <span data-state={state} {...part('note', styles.note)}>
                {state && <Icon drawing={DRAWN[state]} size="sm" />}
                {note}
              </span>
            )}
          </div>
          <div {...part('body', styles.body)}>{children}</div>
        </section>
      ))}
    </div>
  );
});
