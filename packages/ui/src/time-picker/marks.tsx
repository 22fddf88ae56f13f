import * as picker from '../date-picker/date-picker.css.ts';
import type { NamePart } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';

interface MarksProps {
  part: NamePart<'open' | 'clear'>;
  open: boolean;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  onOpen: () => void;
  /** absent while there is nothing to empty */
  onClear: (() => void) | undefined;
}

/** For the pointer: the clock that opens the list, and the cross that empties the field. Keys do both in the input. */
export function Marks({ part, open, disabled, readOnly, onOpen, onClear }: MarksProps) {
  const text = useText();
  if (readOnly) return <Icon drawing={icons.clock} />;
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        {...part('open', picker.open)}
        aria-label={text('time.open')}
        aria-haspopup="listbox"
        aria-expanded={open}
        disabled={disabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onOpen}
      >
        <Icon drawing={icons.clock} />
      </button>
      {onClear && (
        <button
          type="button"
          tabIndex={-1}
          {...part('clear', picker.clear)}
          aria-label={text('time.clear')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClear}
        >
          <Icon drawing={icons.close} size="sm" />
        </button>
      )}
    </>
  );
}
