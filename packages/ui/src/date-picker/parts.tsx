import type { MouseEvent } from 'react';
import type { NamePart } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './date-picker.css.ts';

interface MarkProps {
  part: NamePart<'open'>;
  expanded: boolean;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** The calendar at the start of the box. Not in the tab order: Down in the input does the same. */
export function OpenMark({ part, expanded, disabled, readOnly, onPress }: MarkProps) {
  const text = useText();
  if (readOnly) return <Icon drawing={icons.calendar} />;
  return (
    <button
      type="button"
      tabIndex={-1}
      {...part('open', styles.open)}
      aria-label={text('date.open')}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon drawing={icons.calendar} />
    </button>
  );
}

/** Empties the field; by keys the text is emptied instead. */
export function ClearMark({ onPress, part }: { onPress(): void; part: NamePart<'clear'> }) {
  const text = useText();
  return (
    <button
      type="button"
      tabIndex={-1}
      {...part('clear', styles.clear)}
      aria-label={text('date.clear')}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon drawing={icons.close} size="sm" />
    </button>
  );
}
