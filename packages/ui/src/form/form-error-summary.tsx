import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, useId } from 'react';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { link } from '../link/link.css.ts';
import * as styles from './form.css.ts';
import { goTo } from './go-to.ts';

/** What is to be said of one field, or of the form when there is no field. */
export interface SummaryEntry {
  /** the id of the control, to go there */
  id?: string | undefined;
  /** the field by the name the form knows it by */
  name?: string | undefined;
  label?: string | undefined;
  message: string;
}

/** What of it has a name of its own. */
export type FormErrorSummaryPart = 'list' | 'item' | 'note' | 'title';

export interface FormErrorSummaryProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** classes by part: `note` the errors or the warnings, with `title`, `list` and each `item` */
  classNames?: PartClasses<FormErrorSummaryPart> | undefined;
  /** what keeps the form from being sent */
  errors: readonly SummaryEntry[];
  /** what should be looked at and keeps nobody from sending */
  warnings?: readonly SummaryEntry[] | undefined;
  /** goes to a field in the owner's way, such as opening its tab first; else its control takes the focus */
  onGo?: ((entry: SummaryEntry) => void) | undefined;
}

interface EntriesProps {
  entries: readonly SummaryEntry[];
  onGo: FormErrorSummaryProps['onGo'];
  part: NamePart<FormErrorSummaryPart>;
}

function Entries({ entries, onGo, part }: EntriesProps) {
  const text = useText();
  return (
    <ul {...part('list', styles.entries)}>
      {entries.map((entry) => {
        const { id, label, message } = entry;
        const words = label ? text('form.entry', { label, message }) : message;
        const go = (event: MouseEvent) => {
          // The link must not change the address, which belongs to the router.
          event.preventDefault();
          if (onGo) onGo(entry);
          else if (id) goTo(id);
        };
        return (
          <li key={`${id} ${message}`} {...part('item')}>
            {id ? (
              <a className={link} href={`#${id}`} onClick={go}>
                {words}
              </a>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * What has to be changed before a form can be sent, on top of it: each entry leads to its field. Draws nothing while there is
 * nothing to say. Its ref is the box, which takes the focus after an attempt that failed.
 */
export const FormErrorSummary = /* @__PURE__ */ forwardRef<HTMLElement, FormErrorSummaryProps>(
  function FormErrorSummary({ errors, warnings = [], onGo, className = '', classNames, ...rest }, ref) {
    const part = partsOf(classNames);
    const text = useText();
    const title = useId();
    if (errors.length + warnings.length === 0) return null;
    return (
      <section
        data-component="FormErrorSummary"
        tabIndex={-1}
        aria-labelledby={title}
        {...rest}
        ref={ref}
        className={`${styles.summary} ${className}`}
      >
        {errors.length > 0 && (
          <div {...part('note', styles.note)} data-tone="error">
            <Icon drawing={icons.octagon} />
            <div>
              <p id={title} {...part('title', styles.count)}>
                {text('form.toChange', { count: errors.length })}
              </p>
              <Entries entries={errors} onGo={onGo} part={part} />
            </div>
          </div>
        )}
        {warnings.length > 0 && (
          <div {...part('note', styles.note)} data-tone="warning">
            <Icon drawing={icons.warning} />
            <div>
              <VisuallyHidden id={errors.length > 0 ? undefined : title}>
                {text('form.toCheck', { count: warnings.length })}
              </VisuallyHidden>
              <Entries entries={warnings} onGo={onGo} part={part} />
            </div>
          </div>
        )}
      </section>
    );
  },
);
