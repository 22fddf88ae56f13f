import {
  type UseComboboxProps,
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from 'downshift';
import { type ComponentPropsWithoutRef, type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { composes } from './composing.ts';

type State<T> = UseComboboxState<T>;
type Change<T> = UseComboboxStateChangeOptions<T>;
type InputProps = ComponentPropsWithoutRef<'input'>;

/** The library's getters and state, with the house's keys already in them. */
export type Choice<T> = UseComboboxReturnValue<T>;

interface Setting<T> {
  /** what is in the list, in its order */
  items: T[];
  keyOf(item: T): string;
  isDisabled(item: T): boolean;
  inputId: string;
  labelId: string;
  /** typing highlights the first it finds; what is found by a server is not here yet */
  highlightsFirst: boolean;
  onOpenChange(open: boolean): void;
}

const Types = useCombobox.stateChangeTypes;
const STEPS = /^(?:Arrow(?:Up|Down)|Home|End|Page(?:Up|Down))$/;

/** Keeps an event from the library. */
export function keepFromLibrary(event: SyntheticEvent): void {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

const ids = ({ inputId, labelId }: Pick<Setting<unknown>, 'inputId' | 'labelId'>) => ({
  id: inputId,
  inputId,
  labelId,
});

// The library's own default for the highlight comes one letter late.
const typed = <T>(changes: Partial<State<T>>, first: boolean): Partial<State<T>> => ({
  ...changes,
  highlightedIndex: first && changes.inputValue?.trim() ? 0 : -1,
});

// It also asks about the first of none.
const refuses =
  <T>(isDisabled: (item: T) => boolean) =>
  (item: T | undefined) =>
    item !== undefined && isDisabled(item);

interface OneSetting<T> extends Setting<T> {
  nameOf(item: T): string;
  chosen: T | null;
  onChoose(item: T | null): void;
}

/** The state of a choice of one: the text is the name of the chosen one, whatever was typed since. */
export function useChoiceOfOne<T>(setting: OneSetting<T>) {
  const { items, keyOf, nameOf, isDisabled, chosen, onChoose, onOpenChange, highlightsFirst } = setting;
  const nameOrNothing = (item: T | null | undefined) => (item == null ? '' : nameOf(item));
  const keyOrNull = (item: T | null | undefined) => (item == null ? null : keyOf(item));
  // Highlighted by typing or by a key, not by a mouse that happens to lie there.
  const meant = useRef(false);
  const now = useRef(chosen);
  useEffect(() => {
    now.current = chosen;
  }, [chosen]);

  function reduce(state: State<T>, { type, changes }: Change<T>): Partial<State<T>> {
    const kept = { ...changes, selectedItem: state.selectedItem, inputValue: nameOrNothing(state.selectedItem) };
    switch (type) {
      // Left alone, a second Escape would throw the choice away.
      case Types.InputKeyDownEscape:
      case Types.FunctionCloseMenu:
        return kept;
      case Types.InputClick:
        return state.isOpen ? state : changes;
      case Types.InputKeyDownEnter:
      case Types.InputKeyDownArrowUp:
        // The highlight may outlive its option.
        return 'selectedItem' in changes && !canTake(changes.selectedItem) ? state : changes;
      case Types.InputBlur:
        return meant.current && canTake(changes.selectedItem) ? changes : kept;
      case Types.InputChange:
        return {
          ...typed(changes, highlightsFirst),
          selectedItem: changes.inputValue?.trim() === '' ? null : state.selectedItem,
        };
      case Types.ControlledPropUpdatedSelectedItem:
        // A name that becomes known does not replace what is being typed.
        return state.isOpen ? state : changes;
      default:
        return changes;
    }
  }
  const canTake = (item: T | null | undefined) => item != null && !isDisabled(item);

  const choice = useCombobox<T>({
    ...ids(setting),
    items,
    isItemDisabled: refuses(isDisabled),
    selectedItem: chosen,
    itemToString: nameOrNothing,
    // With the name, so that one which becomes known later is written into the input.
    itemToKey: (item) => (item === null ? null : `${keyOf(item)} ${nameOf(item)}`),
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => {
      // React 18 runs the report of one press twice.
      if (keyOrNull(selectedItem) !== keyOrNull(now.current)) onChoose(selectedItem);
    },
    onIsOpenChange: ({ isOpen }) => onOpenChange(isOpen),
  });
  return {
    choice,
    /** says that the highlight came from the pointer */
    onPointer: () => {
      meant.current = false;
    },
    input: {
      onChange: () => {
        meant.current = true;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (composes(event.nativeEvent)) keepFromLibrary(event);
        else if (STEPS.test(event.key)) meant.current = choice.isOpen;
      },
    } satisfies InputProps,
  };
}

interface ManySetting<T> extends Setting<T> {
  /** what is typed; it stays while options are taken */
  query: string;
  onToggle(item: T): void;
  onTakeLast(): void;
}

/** The state of a choice of several: the list stays open, Enter and a press take an option or give it back. */
export function useChoiceOfMany<T>(setting: ManySetting<T>) {
  const { items, isDisabled, keyOf, query, onToggle, onTakeLast, onOpenChange, highlightsFirst } = setting;
  const choice = useCombobox<T>({
    ...ids(setting),
    items,
    isItemDisabled: refuses(isDisabled),
    selectedItem: null,
    // Set in the event of the input itself: a text set later, in an effect, breaks input methods.
    inputValue: query,
    itemToString: () => '',
    itemToKey: (item) => (item === null ? null : keyOf(item)),
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case Types.InputClick:
          return state.isOpen ? state : changes;
        case Types.InputChange:
          return typed(changes, highlightsFirst);
        default:
          return { ...changes, selectedItem: null };
      }
    },
    onIsOpenChange: ({ isOpen }) => onOpenChange(isOpen),
  } satisfies UseComboboxProps<T>);
  const take = (event: SyntheticEvent, item: T | undefined) => {
    keepFromLibrary(event);
    if (item !== undefined && !isDisabled(item)) onToggle(item);
  };
  return {
    choice,
    take,
    input: {
      onKeyDown: (event: KeyboardEvent) => {
        if (composes(event.nativeEvent)) keepFromLibrary(event);
        else if (event.key === 'Enter' && choice.isOpen) {
          event.preventDefault();
          take(event, items[choice.highlightedIndex]);
        } else if (event.key === 'Backspace' && query === '') onTakeLast();
      },
    } satisfies InputProps,
  };
}
