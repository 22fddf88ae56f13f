import { forwardRef, useId, useState } from 'react';
import { useChoiceOfMany } from '../foundations/combobox.ts';
import { partsOf } from '../foundations/parts.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import { useLanguage, useText } from '../i18n/provider.tsx';
import { Tag } from '../tag/tag.tsx';
import * as styles from './combobox.css.ts';
import { type ComboboxFieldProps, ComboboxFrame } from './combobox-frame.tsx';
import { type ComboboxOption, nameIn } from './option.ts';
import { useAnswer } from './use-answer.ts';
import { useKnown } from './use-known.ts';
import { useOptions } from './use-options.ts';
import { useSearch } from './use-search.ts';

export interface ComboboxOfManyProps extends ComboboxFieldProps {
  multiple: true;
  /** the ids of the chosen options, in the order they were chosen */
  value: readonly string[];
  onChange: (value: string[], options: ComboboxOption[]) => void;
}

const NONE: readonly ComboboxOption[] = [];
const idOf = ({ id }: ComboboxOption) => id;
const isDisabled = ({ disabled }: ComboboxOption) => disabled === true;

export const ComboboxOfMany = /* @__PURE__ */ forwardRef<HTMLInputElement, ComboboxOfManyProps>(function ComboboxOfMany(
  { value, onChange, options, onSearch, known = NONE, multiple: _, ...rest },
  ref,
) {
  const locale = useLanguage();
  const text = useText();
  const own = useId();
  const id = rest.id ?? own;
  const [input, both] = useBothRefs(ref);
  const [query, setQuery] = useState('');
  const search = useSearch(onSearch);
  const offer = useOptions(options, onSearch ? '' : query);
  const { byId, remember } = useKnown(offer.all, known);
  const change = (ids: string[]) => onChange(ids, ids.map(byId));
  const without = (gone: string) => change(value.filter((one) => one !== gone));
  const toggle = (option: ComboboxOption) => {
    if (value.includes(option.id)) return without(option.id);
    remember(option);
    return onChange([...value, option.id], [...value.map(byId), option]);
  };
  const { choice, take, ...keys } = useChoiceOfMany<ComboboxOption>({
    items: offer.shown,
    keyOf: idOf,
    isDisabled,
    inputId: id,
    labelId: `${id}-label`,
    highlightsFirst: !onSearch,
    query,
    onToggle: toggle,
    onTakeLast: () => {
      const last = value.at(-1);
      if (last !== undefined) without(last);
    },
    onOpenChange: (open) => {
      if (!open) setQuery('');
      else if (query === '') search.ask('', 0);
    },
  });
  const waits = search.waits || offer.loading;
  useAnswer(choice, offer.shown, Boolean(onSearch) && query.trim() !== '' && !waits);
  const locked = Boolean(rest.disabled || rest.readOnly);
  return (
    <ComboboxFrame
      {...rest}
      id={id}
      many
      inputRef={both}
      choice={choice}
      offer={offer}
      waits={waits}
      values={value}
      isChosen={(option) => value.includes(option.id)}
      onTake={take}
      onType={(typed) => {
        setQuery(typed);
        search.ask(typed);
      }}
      onKey={keys.input.onKeyDown}
      composition={search.input}
      tags={
        value.length > 0 && (
          <ul className={styles.tags} aria-label={text('combobox.chosen')}>
            {value.map((one) => (
              <li key={one} {...partsOf(rest.classNames)('tag', styles.tag)}>
                <Tag
                  disabled={Boolean(rest.disabled)}
                  onRemove={
                    locked
                      ? undefined
                      : () => {
                          without(one);
                          input.current?.focus();
                        }
                  }
                >
                  {nameIn(byId(one), locale)}
                </Tag>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
});
