import type { NamePart } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { TextButton } from '../link/text-button.tsx';
import * as styles from './field.css.ts';

export type MessagePart = 'message' | 'hint';

/** What is said under a control. */
export interface MessageProps {
  /** what is wrong and how to put it right; its presence makes the field invalid */
  error?: string | undefined;
  /** what should be looked at and may stay; shown while there is no error */
  warning?: string | undefined;
  hint?: string | undefined;
  /** repaired values, the likeliest first: one press puts them in place of what was typed */
  suggestions?: readonly string[] | undefined;
  /** takes a suggestion over; text fields do it by themselves */
  onSuggest?: ((value: string) => void) | undefined;
}

// Longer texts are not repeated in the button that puts them in.
const SHOWN = 24;

/** The ids of the messages that are there, for `aria-describedby`. */
export function describedBy(id: string, { error, warning, hint }: MessageProps): string | undefined {
  const ids = [error ? `${id}-error` : warning && `${id}-warning`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function Suggestions({ suggestions, onSuggest }: Pick<MessageProps, 'suggestions' | 'onSuggest'>) {
  const text = useText();
  return suggestions?.map((value) => (
    <TextButton key={value} onClick={() => onSuggest?.(value)}>
      {value.length > SHOWN ? text('field.repair') : text('field.changeTo', { value })}
    </TextButton>
  ));
}

interface MessagesProps extends MessageProps {
  id: string;
  part: NamePart<MessagePart>;
}

/** The lines under a control: the error or the warning with its cure, then the hint. */
export function Messages({ id, part, error, warning, hint, suggestions, onSuggest }: MessagesProps) {
  const tone = error ? 'error' : 'warning';
  const words = error || warning;
  return (
    <>
      {words && (
        <p {...part('message', styles.message)} data-tone={tone}>
          <Icon drawing={error ? icons.warning : icons.info} size="sm" />
          <span>
            <span id={`${id}-${tone}`}>{words}</span>
            {onSuggest && suggestions && suggestions.length > 0 && (
              <span className={styles.cures}>
                <Suggestions suggestions={suggestions} onSuggest={onSuggest} />
              </span>
            )}
          </span>
        </p>
      )}
      {hint && (
        <p {...part('hint', styles.message)} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
