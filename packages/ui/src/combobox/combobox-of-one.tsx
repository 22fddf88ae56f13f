import { forwardRef, useId, useState } from 'react';
import { useChoiceOfOne } from '../foundations/combobox.ts';
import { useLanguage } from '../i18n/provider.tsx';
import { type ComboboxFieldProps, ComboboxFrame } from './combobox-frame.tsx';
import { type ComboboxOption, nameIn } from './option.ts';
import { useAnswer } from './use-answer.ts';
import { useKnown } from './use-known.ts';
import { useOptions } from './use-options.ts';
import { useSearch } from './use-search.ts';

export interface ComboboxOfOneProps extends ComboboxFieldProps {
  multiple?: false | undefined;
  /** the id of the chosen option, empty for none */
  value: string;
  onChange: (value: string, option: ComboboxOption | undefined) => void;
}

const NONE: readonly ComboboxOption[] = [];
const idOf = ({ id }: ComboboxOption) => id;
const isDisabled = ({ disabled }: ComboboxOption) => disabled === true;

export const ComboboxOfOne = /* @__PURE__ */ forwardRef<HTMLInputElement, ComboboxOfOneProps>(function ComboboxOfOne(
  { value, onChange, options, onSearch, known = NONE, multiple: _, ...rest },
  ref,
) {
  const locale = useLanguage();
  const own = useId();
  const id = rest.id ?? own;
  const [query, setQuery] = useState('');
  const search = useSearch(onSearch);
  const offer = useOptions(options, onSearch ? '' : query);
  const { byId, remember } = useKnown(offer.all, known);
  const chosen = value === '' ? null : byId(value);
  const { choice, input, onPointer } = useChoiceOfOne<ComboboxOption>({
    items: offer.shown,
    keyOf: idOf,
    nameOf: (option) => nameIn(option, locale),
    isDisabled,
    chosen,
    inputId: id,
    labelId: `${id}-label`,
    highlightsFirst: !onSearch,
    onChoose: (option) => {
      if (option) remember(option);
      onChange(option?.id ?? '', option ?? undefined);
    },
    onOpenChange: (open) => {
      if (!open) setQuery('');
      else if (query === '') search.ask('', 0);
    },
  });
  const waits = search.waits || offer.loading;
  useAnswer(choice, offer.shown, Boolean(onSearch) && query.trim() !== '' && !waits);
  return (
    <ComboboxFrame
      {...rest}
      id={id}
      inputRef={ref}
      choice={choice}
      offer={offer}
      waits={waits}
      values={value === '' ? [] : [value]}
      isChosen={(option) => option.id === value}
      onPointer={onPointer}
      onType={(text) => {
        setQuery(text);
        search.ask(text);
        input.onChange();
      }}
      onKey={input.onKeyDown}
      composition={search.input}
    />
  );
});
