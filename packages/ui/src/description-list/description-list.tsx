import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { MISSING } from '../format/figures.ts';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import { skeleton } from '../skeleton/skeleton.css.ts';
import { SkeletonBar } from '../skeleton/skeleton.tsx';
import * as styles from './description-list.css.ts';

export interface Description {
  /** what it is; each name once in a list */
  name: string;
  /** null, undefined and an empty text are shown as `—`; zero is a value */
  value: ReactNode;
  /** puts a button beside the value that copies this text */
  copy?: string | undefined;
  /** for codes and numbers that are read letter by letter */
  mono?: boolean;
  /** the whole width, for a long text */
  wide?: boolean;
  /** the system found this one: highlighted */
  marked?: boolean;
}

/** What of it has a name of its own. */
export type DescriptionListPart = 'copy' | 'item' | 'label' | 'value';

export interface DescriptionListProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** classes by part: `item` a pair, its `label` and `value`, `copy` the button beside a value */
  classNames?: PartClasses<DescriptionListPart> | undefined;
  items: readonly Description[];
  /** names over values in as many columns as fit, names beside values, or the ruled cells of a form */
  layout?: 'columns' | 'rows' | 'cells';
  /** the values are on their way; names that are known stand already */
  loading?: boolean;
  /** what is said when there are no items: why, and what can be done */
  empty?: ReactNode;
}

function Value({ name, value, copy, part }: Description & { part: NamePart<DescriptionListPart> }) {
  const text = useText();
  if (value === null || value === undefined || value === '')
    return (
      <>
        <span className={styles.missing} aria-hidden="true">
          {MISSING}
        </span>
        <VisuallyHidden>{text('description.none')}</VisuallyHidden>
      </>
    );
  if (!copy) return value;
  return (
    <span className={styles.copied}>
      <span>{value}</span>
      <CopyButton {...part('copy', styles.copy)} value={copy} label={text('description.copy', { name })} />
    </span>
  );
}

/** Instead of all items: boxes while they are on their way, else why there are none. */
function Nothing({ loading, empty }: Pick<DescriptionListProps, 'loading' | 'empty'>) {
  const text = useText();
  return (
    <div className={styles.pair} data-wide="">
      <dt>
        <VisuallyHidden>{text('description.all')}</VisuallyHidden>
      </dt>
      <dd className={styles.nothing}>
        {loading ? (
          <>
            <VisuallyHidden live>{text('loading')}</VisuallyHidden>
            <span className={skeleton} aria-hidden="true">
              <SkeletonBar />
              <SkeletonBar />
              <SkeletonBar />
            </span>
          </>
        ) : (
          (empty ?? text('description.empty'))
        )}
      </dd>
    </div>
  );
}

/** Names and their values: what is known about one thing. */
export const DescriptionList = /* @__PURE__ */ forwardRef<HTMLDListElement, DescriptionListProps>(
  function DescriptionList(
    { items, layout = 'columns', loading = false, empty, className = '', classNames, ...rest },
    ref,
  ) {
    const part = partsOf(classNames);
    const text = useText();
    return (
      <dl
        data-component="DescriptionList"
        {...rest}
        ref={ref}
        className={`${styles.list} ${className}`}
        data-layout={layout}
        aria-busy={loading || undefined}
      >
        {items.length === 0 && <Nothing loading={loading} empty={empty} />}
        {items.map((item, index) => (
          <div
            key={item.name}
            {...part('item', styles.pair)}
            data-wide={item.wide ? '' : undefined}
            data-marked={item.marked ? '' : undefined}
          >
            <dt {...part('label', styles.name)}>{item.name}</dt>
            <dd {...part('value', styles.value)} data-mono={item.mono ? '' : undefined}>
              {loading ? (
                <>
                  {index === 0 && <VisuallyHidden live>{text('loading')}</VisuallyHidden>}
                  <span className={`${skeleton} ${styles.waiting}`} aria-hidden="true">
                    <SkeletonBar />
                  </span>
                </>
              ) : (
                <Value {...item} part={part} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    );
  },
);
