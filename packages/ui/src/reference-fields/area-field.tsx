import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { ComboboxOfOne } from '../combobox/combobox-of-one.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as styles from './area-field.css.ts';
import { entriesOf, idOfText, namedOption, optionsOf, type ReferenceEntry, type ReferenceList } from './entries.ts';

/** An area as the base data has it: a country, or what is below one. */
export interface AreaEntry extends ReferenceEntry {
  /** nothing is below it */
  leaf?: boolean | undefined;
}

/** What of it has a name of its own. */
export type AreaFieldPart = 'legend' | 'levels' | 'level';

export interface AreaFieldProps extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'onChange'> {
  /** classes by part: `legend` its name, `levels` and in it each `level` */
  classNames?: PartClasses<AreaFieldPart> | undefined;
  label: string;
  /** from the country downwards; empty for none */
  value: readonly AreaEntry[];
  /** a change above forgets what was below */
  onChange: (value: readonly AreaEntry[]) => void;
  /** what each level offers: the countries, then what is below the first of the value, and so on */
  levels: readonly ReferenceList<AreaEntry>[];
  /** how far down, four at most */
  depth?: 1 | 2 | 3 | 4;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  error?: string | undefined;
}

const NAMES = ['reference.country', 'reference.province', 'reference.city', 'reference.district'] as const;

/** An area, chosen from the country down to the district: a level is there as soon as the one above it is chosen and has something below. */
export const AreaField = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, AreaFieldProps>(function AreaField(
  {
    label,
    value,
    onChange,
    levels,
    depth = 4,
    required,
    disabled,
    readOnly,
    error,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const text = useText();
  const part = partsOf(classNames);
  const open = value.at(-1)?.leaf ? value.length : value.length + 1;
  const last = Math.min(open, depth) - 1;
  return (
    <fieldset data-component="AreaField" {...rest} ref={ref} className={`${styles.area} ${className}`}>
      <legend {...part('legend', styles.legend)}>{label}</legend>
      <div {...part('levels', styles.levels)}>
        {NAMES.slice(0, last + 1).map((name, level) => {
          const list = levels[level] ?? { status: 'loading' as const };
          const chosen = value[level];
          return (
            <div key={name} {...part('level')}>
              <ComboboxOfOne
                label={text(name)}
                required={required}
                disabled={disabled}
                readOnly={readOnly}
                error={level === last ? error : undefined}
                value={chosen ? String(chosen.id) : ''}
                options={optionsOf(list, namedOption)}
                known={chosen ? [namedOption(chosen)] : []}
                onChange={(picked) => {
                  const area = entriesOf(list).find((one) => one.id === idOfText(picked));
                  onChange([...value.slice(0, level), ...(area ? [area] : [])]);
                }}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
});
