import { type ComponentPropsWithoutRef, type FormEvent, forwardRef, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { type Segment, SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { numbersIn, type Verdict, verdictsOf } from './numbers.ts';
import * as styles from './track-query.css.ts';

/** What of it has a name of its own. */
export type TrackQueryPart = 'box' | 'control' | 'verdicts' | 'error';

export interface TrackQueryProps
  extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children' | 'aria-label'> {
  /** classes by part: `box` with the `control`, `verdicts` on container numbers, `error` */
  classNames?: PartClasses<TrackQueryPart> | undefined;
  /** names the form for who hears it */
  label: string;
  /** what a number can be; `ctn` is a container, whose check digit is looked at */
  keys: readonly Segment[];
  by: string;
  onBy: (by: string) => void;
  /** what stands in the field at first */
  numbers?: readonly string[];
  placeholder?: string | undefined;
  /** what the button says */
  submit: string;
  loading?: boolean;
  /** numbers at once */
  most?: number;
  onAsk: (numbers: readonly string[]) => void;
}

function Verdicts({
  verdicts,
  part,
}: {
  verdicts: readonly Verdict[];
  part: ReturnType<typeof partsOf<TrackQueryPart>>;
}) {
  const text = useText();
  return (
    <ul {...part('verdicts', styles.verdicts)}>
      {verdicts.map(({ number, kind, expected }) => (
        <li key={number} data-kind={kind} className={styles.verdict}>
          {verdicts.length > 1 && <span className={styles.judged}>{number}</span>}
          <Icon drawing={kind === 'valid' ? icons.check : icons.warning} size="sm" />
          {kind === 'valid' && text('track.valid')}
          {kind === 'digit' && text('track.wrong', { expected: expected ?? 0 })}
          {kind === 'format' && text('track.format')}
        </li>
      ))}
    </ul>
  );
}

/** One field for one number or ten, pasted as they come, and what kind of number they are. Its ref is the form. */
export const TrackQuery = /* @__PURE__ */ forwardRef<HTMLFormElement, TrackQueryProps>(function TrackQuery(
  {
    label,
    keys,
    by,
    onBy,
    numbers = [],
    placeholder,
    submit,
    loading = false,
    most = 10,
    onAsk,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(numbers.join('\n'));
  const [asked, setAsked] = useState(false);
  const found = numbersIn(typed);
  const over = found.length - most;
  const error =
    over > 0 ? text('track.tooMany', { most, over }) : asked && found.length === 0 ? text('track.empty') : undefined;
  const ask = () => {
    setAsked(true);
    if (found.length > 0 && over <= 0) onAsk(found);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  };
  const verdicts = by === 'ctn' && found.length > 0 ? verdictsOf(found) : [];
  return (
    <form
      data-component="TrackQuery"
      {...rest}
      ref={ref}
      className={`${styles.form} ${className}`}
      aria-label={label}
      onSubmit={send}
    >
      <SegmentedControl label={text('track.by')} options={keys} value={by} onChange={onBy} />
      <div {...part('box', styles.box)} data-invalid={error ? '' : undefined}>
        <textarea
          {...part('control', styles.control)}
          rows={1}
          spellCheck={false}
          autoCapitalize="characters"
          autoComplete="off"
          aria-label={text('track.numbers')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={key}
        />
        {verdicts.length === 1 && <Verdicts verdicts={verdicts} part={part} />}
        {found.length > 1 && <span className={styles.count}>{text('track.count', { count: found.length, most })}</span>}
      </div>
      <Button type="submit" variant="primary" icon={icons.search} loading={loading} className={styles.submit}>
        {submit}
      </Button>
      {verdicts.length > 1 && <Verdicts verdicts={verdicts} part={part} />}
      {error && (
        <p {...part('error', styles.error)} id={`${id}-error`} role="alert">
          <Icon drawing={icons.warning} size="sm" />
          {error}
        </p>
      )}
    </form>
  );
});
