import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { Button } from '../button/button.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { isPlain, type SoMatchPart, type SoOffer } from './offer.ts';
import * as styles from './so-match.css.ts';
import { SoRow } from './so-row.tsx';

export interface SoMatchProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** classes by part: `head` with `title`, `counts` and `actions`, `table` and in it each `row` with its `value`s and its `note`, `words` where there is nothing to adopt */
  classNames?: PartClasses<SoMatchPart> | undefined;
  /** fields of the form that stand on the paper as they stand in the form: they are only counted */
  agree: number;
  /** the others */
  offers: readonly SoOffer[];
  /** true for a paper without text */
  scan?: boolean;
  /** one reading of one field */
  onAdopt: (name: string, value: string) => void;
  /** all that are read in one way, and every character of them */
  onAdoptAll: (adopted: readonly { name: string; value: string }[]) => void;
  /** goes to the field, for a value that cannot be read */
  onType?: ((name: string) => void) | undefined;
  /** puts the reading away */
  onDismiss?: (() => void) | undefined;
  /** shows the paper itself */
  onOpen?: (() => void) | undefined;
  disabled?: boolean;
}

/**
 * What was read from a shipping order, beside what stands in the form: agrees, can be adopted, or is unclear. Nothing is filled in by
 * itself.
 */
export const SoMatch = /* @__PURE__ */ forwardRef<HTMLElement, SoMatchProps>(function SoMatch(
  {
    agree,
    offers,
    scan = false,
    onAdopt,
    onAdoptAll,
    onType,
    onDismiss,
    onOpen,
    disabled = false,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const heading = useId();
  const plain = offers.filter(isPlain);
  const unclear = offers.length - plain.length;
  const counts = [
    agree > 0 && text('soMatch.agree', { count: agree }),
    plain.length > 0 && text('soMatch.adoptCount', { count: plain.length }),
    unclear > 0 && text('soMatch.unclearCount', { count: unclear }),
  ].filter(Boolean);
  const words = scan
    ? text('soMatch.scan')
    : offers.length === 0
      ? text(agree > 0 ? 'soMatch.done' : 'soMatch.nothing')
      : undefined;
  const all = plain.flatMap(({ name, readings: [reading] }) => (reading ? [{ name, value: reading.value }] : []));
  return (
    <section
      data-component="SoMatch"
      aria-labelledby={heading}
      {...rest}
      ref={ref}
      className={`${styles.soMatch} ${className}`}
    >
      <header {...part('head', styles.head)}>
        <h3 id={heading} {...part('title', styles.title)}>
          <Icon drawing={icons.document} size="sm" />
          {text('soMatch.read', { count: scan ? 0 : agree + offers.length })}
        </h3>
        <span role="status" {...part('counts', styles.counts)}>
          {counts.join(', ')}
        </span>
        <span {...part('actions', styles.actions)}>
          {plain.length > 0 && !scan && (
            <Button size="sm" disabled={disabled} onClick={() => onAdoptAll(all)}>
              {text('soMatch.adoptAll', { count: plain.length })}
            </Button>
          )}
          {onOpen && (
            <Button size="sm" variant="ghost" icon={icons.eye} onClick={onOpen}>
              {text('soMatch.open')}
            </Button>
          )}
          {onDismiss && (
            <Button size="sm" variant="ghost" onClick={onDismiss}>
              {text('soMatch.dismiss')}
            </Button>
          )}
        </span>
      </header>
      {words && <p {...part('words', styles.words)}>{words}</p>}
      {offers.length > 0 && !scan && (
        <table {...part('table', styles.table)}>
          <thead className={styles.columns}>
            <tr>
              <th scope="col">{text('soMatch.field')}</th>
              <th scope="col">{text('soMatch.form')}</th>
              <th scope="col">{text('soMatch.printed')}</th>
            </tr>
          </thead>
          <tbody>
            {offers.map((offer) => (
              <SoRow key={offer.name} offer={offer} part={part} onAdopt={onAdopt} onType={onType} disabled={disabled} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
});
