import { type MouseEvent, type ReactNode, type RefObject, useId } from 'react';
import { Spinner } from '../button/spinner.tsx';
import type { Choice } from '../foundations/combobox.ts';
import { LayerUnder } from '../foundations/layer-under.tsx';
import type { NamePart } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { TextButton } from '../link/text-button.tsx';
import * as styles from './combobox-list.css.ts';
import { type ComboboxOption, firstName } from './option.ts';
import type { Offer } from './use-options.ts';

type ListPart = 'list' | 'group' | 'option' | 'name' | 'second' | 'code' | 'line';

interface ListProps {
  part: NamePart<ListPart>;
  open: boolean;
  box: RefObject<HTMLElement | null>;
  choice: Choice<ComboboxOption>;
  offer: Offer;
  waits: boolean;
  many: boolean;
  isChosen: (option: ComboboxOption) => boolean;
  onTake?: ((event: MouseEvent, option: ComboboxOption) => void) | undefined;
  onPointer?: (() => void) | undefined;
}

interface OptionProps extends Pick<ListProps, 'many' | 'part'> {
  option: ComboboxOption;
  chosen: boolean;
}

function Row({ option, many, chosen, part }: OptionProps) {
  const { nameEn, code } = option;
  const name = firstName(option);
  return (
    <>
      {many && (
        <span className={styles.check} data-on={chosen ? '' : undefined}>
          {chosen && <Icon drawing={icons.check} size="sm" />}
        </span>
      )}
      <span className={styles.names} title={nameEn ? `${name} ${nameEn}` : name}>
        <span {...part('name', styles.name)}>
          {name}
          {chosen && !many && <Icon drawing={icons.check} size="sm" className={styles.tick} />}
        </span>
        {nameEn && <span {...part('second', styles.second)}>{nameEn}</span>}
      </span>
      {code && <span {...part('code', styles.code)}>{code}</span>}
    </>
  );
}

/** The line under or instead of the options. */
function Line({ offer, waits, part }: Pick<ListProps, 'offer' | 'waits' | 'part'>) {
  const text = useText();
  const { shown, rest, failure } = offer;
  if (failure)
    return (
      <p {...part('line', styles.line)} data-tone="error">
        <Icon drawing={icons.warning} size="sm" />
        <span>{failure.message}</span>
        {/* The focus stays in the input, where Enter does the same. */}
        <TextButton tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onClick={failure.retry}>
          {text('error.retry')}
        </TextButton>
      </p>
    );
  if (shown.length > 0)
    return rest > 0 && <p {...part('line', styles.line)}>{text('combobox.more', { count: rest })}</p>;
  return (
    <p {...part('line', styles.line)}>
      {waits && <Spinner />}
      {text(waits ? 'loading' : 'combobox.empty')}
    </p>
  );
}

/** The options, and over those of a group its name. */
function inGroups(
  { shown, grouped }: Offer,
  row: (option: ComboboxOption, index: number) => ReactNode,
  part: NamePart<ListPart>,
  id: string,
) {
  if (!grouped || !shown.some(({ group }) => group)) return shown.map(row);
  const begins = shown.flatMap(({ group }, at) => (at === 0 || group !== shown[at - 1]?.group ? [at] : []));
  return begins.map((from, place) => {
    const name = shown[from]?.group;
    const rows = shown.slice(from, begins[place + 1]).map((option, at) => row(option, from + at));
    if (!name) return rows;
    return (
      <li key={`${name} ${from}`} role="presentation">
        <span id={`${id}${from}`} {...part('group', styles.group)}>
          {name}
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of options in a list. */}
        <ul role="group" aria-labelledby={`${id}${from}`} className={styles.members}>
          {rows}
        </ul>
      </li>
    );
  });
}

/** The options under the box. While it is closed an empty list stands for it, so that the input always names one. */
export function ComboboxList({ part, open, box, choice, offer, waits, many, isChosen, onTake, onPointer }: ListProps) {
  // The library takes what has this ref for the list: a press in the layer is not a press outside.
  const { ref, ...list } = choice.getMenuProps(
    { 'aria-multiselectable': many || undefined, 'aria-busy': waits || undefined },
    { suppressRefError: true },
  );
  const own = useId();
  const row = (option: ComboboxOption, index: number) => {
    const chosen = isChosen(option);
    return (
      <li
        key={option.id}
        {...choice.getItemProps({
          item: option,
          index,
          onMouseMove: onPointer,
          ...(onTake && { onClick: (event: MouseEvent) => onTake(event, option) }),
          ...(many && { 'aria-selected': chosen }),
        })}
        {...part('option', styles.option)}
        data-highlighted={index === choice.highlightedIndex ? '' : undefined}
        data-chosen={chosen && !many ? '' : undefined}
      >
        <Row part={part} option={option} many={many} chosen={chosen} />
      </li>
    );
  };
  if (!open) return <ul {...list} ref={ref} hidden />;
  return (
    <LayerUnder ref={ref} open onClose={choice.closeMenu} box={box} className={styles.layer}>
      <ul {...list} {...part('list', styles.list)} hidden={offer.shown.length === 0}>
        {inGroups(offer, row, part, own)}
      </ul>
      <Line part={part} offer={offer} waits={waits} />
    </LayerUnder>
  );
}
