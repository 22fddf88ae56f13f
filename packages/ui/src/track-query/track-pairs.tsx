import { type ComponentPropsWithoutRef, type FormEvent, forwardRef, type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { TextField } from '../text-field/text-field.tsx';
import * as styles from './track-query.css.ts';

export interface TrackPair {
  workNo: string;
  entryNo: string;
}

/** What of it has a name of its own. */
export type TrackPairsPart = 'slip' | 'pair' | 'foot';

export interface TrackPairsProps
  extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children' | 'aria-label'> {
  /** classes by part: `slip` with each `pair`, `foot` with the buttons */
  classNames?: PartClasses<TrackPairsPart> | undefined;
  /** names the form for who hears it */
  label: string;
  /** what stands in the fields at first */
  pairs?: readonly TrackPair[];
  /** shipments at once */
  most?: number;
  submit: string;
  loading?: boolean;
  /** between the buttons: another way to track */
  note?: ReactNode;
  onAsk: (pairs: readonly TrackPair[]) => void;
}

interface Row extends TrackPair {
  id: number;
}
const NONE: TrackPair = { workNo: '', entryNo: '' };

/** What opens a shipment to somebody without an account: its work number and its warehouse entry number, both. Its ref is the form. */
export const TrackPairs = /* @__PURE__ */ forwardRef<HTMLFormElement, TrackPairsProps>(function TrackPairs(
  { label, pairs = [], most = 10, submit, loading = false, note, onAsk, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const next = useRef(Math.max(1, pairs.length));
  const [rows, setRows] = useState<readonly Row[]>(
    (pairs.length > 0 ? pairs : [NONE]).map((pair, id) => ({ ...pair, id })),
  );
  const [asked, setAsked] = useState(false);
  const slip = useRef<HTMLDivElement>(null);
  const change = (id: number, field: keyof TrackPair, value: string) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, [field]: value } : row)));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const said = rows.map(({ workNo, entryNo }) => ({ workNo: workNo.trim(), entryNo: entryNo.trim() }));
    if (said.every(({ workNo, entryNo }) => workNo && entryNo)) onAsk(said);
    else {
      const empty = said.findIndex(({ workNo, entryNo }) => !workNo || !entryNo);
      const fields = slip.current?.querySelectorAll('input');
      fields?.[empty * 2 + (said[empty]?.workNo ? 1 : 0)]?.focus();
    }
  };
  const wrong = (value: string, id: 'track.noWork' | 'track.noEntry') =>
    asked && value.trim() === '' ? text(id) : undefined;
  const named = (name: string, at: number) => (rows.length > 1 ? `${name} ${at + 1}` : name);
  return (
    <form
      data-component="TrackPairs"
      noValidate
      {...rest}
      ref={ref}
      className={`${styles.pairs} ${className}`}
      aria-label={label}
      onSubmit={send}
    >
      <div {...part('slip', styles.slip)} ref={slip}>
        {rows.map(({ id, workNo, entryNo }, at) => (
          <fieldset key={id} {...part('pair', styles.pair)} aria-label={text('track.row', { row: at + 1 })}>
            <TextField
              label={named(text('track.workNo'), at)}
              required
              mono
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              value={workNo}
              error={wrong(workNo, 'track.noWork')}
              onChange={(event) => change(id, 'workNo', event.target.value)}
            />
            <TextField
              label={named(text('track.entryNo'), at)}
              required
              mono
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              value={entryNo}
              error={wrong(entryNo, 'track.noEntry')}
              onChange={(event) => change(id, 'entryNo', event.target.value)}
            />
            {rows.length > 1 && (
              <IconButton
                className={styles.take}
                icon={icons.close}
                label={text('track.remove', { row: at + 1 })}
                onClick={() => setRows(rows.filter((row) => row.id !== id))}
              />
            )}
          </fieldset>
        ))}
      </div>
      <div {...part('foot', styles.foot)}>
        <Button
          variant="ghost"
          icon={icons.plus}
          disabled={rows.length >= most}
          onClick={() => {
            next.current += 1;
            setRows([...rows, { ...NONE, id: next.current }]);
          }}
        >
          {text('track.add')}
        </Button>
        {note}
        <Button type="submit" variant="primary" icon={icons.search} loading={loading}>
          {submit}
        </Button>
      </div>
    </form>
  );
});
