import { LINE_COLUMNS } from '@lading/validators';
import { forwardRef, useId, useState } from 'react';
import { useInsideDialog } from '../foundations/layer.ts';
import { partsOf } from '../foundations/parts.ts';
import { Panel, PanelTitle } from '../foundations/popover.tsx';
import { useText } from '../i18n/provider.tsx';
import { TextButton } from '../link/text-button.tsx';
import { entriesOf } from '../reference-fields/entries.ts';
import { Count } from '../text-area/count.tsx';
import { TextArea, type TextAreaProps } from '../text-area/text-area.tsx';
import type { PartyBook, PartyEntry, PartyFieldPart, PartyValue } from './entries.ts';
import * as styles from './party-field.css.ts';
import { PartyList, step } from './party-list.tsx';

/** Lines of a party that an electronic bill prints. */
const LINES = 6;

export interface PartyFieldProps
  extends Omit<TextAreaProps, 'value' | 'onChange' | 'columns' | 'lines' | 'printed' | 'marks' | 'classNames'> {
  /** classes by part: those of a text area, `foot` under it, `panel` with the book and in it the `list` */
  classNames?: TextAreaProps['classNames'] & { readonly [Name in PartyFieldPart]?: string | undefined };
  value: PartyValue;
  onChange: (value: PartyValue) => void;
  /** absent for who may not see it */
  book?: PartyBook | undefined;
}

interface Replaced {
  readonly by: string;
  readonly before: PartyValue;
}

/**
 * A party as it is printed on a bill: typed, or taken whole from the book, which can be undone. What was typed belongs to no party of
 * the book any more. Its ref is the native control.
 */
export const PartyField = /* @__PURE__ */ forwardRef<HTMLTextAreaElement, PartyFieldProps>(function PartyField(
  { value, onChange, book, className = '', classNames, aside, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const own = useId();
  const id = rest.id ?? own;
  const inside = useInsideDialog();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [replaced, setReplaced] = useState<Replaced>();
  const [known, setKnown] = useState<PartyEntry>();
  const listed = book && entriesOf(book.found).find((one) => one.id === value.partyId);
  const party = listed ?? (known?.id === value.partyId ? known : undefined);
  const fixed = rest.disabled || rest.readOnly;

  function toggle(next: boolean) {
    setOpen(next);
    if (next) {
      setWords('');
      book?.onSearch('');
    }
  }
  function choose(chosen: PartyEntry) {
    setOpen(false);
    setKnown(chosen);
    setReplaced(value.text.trim() === '' ? undefined : { by: chosen.alias, before: value });
    onChange({ partyId: chosen.id, text: chosen.displayText });
  }
  const panel = book && !fixed && (
    <Panel
      {...part('panel', styles.panel)}
      data-in-dialog={inside ? '' : undefined}
      trigger={<TextButton aria-describedby={`${id}-label`}>{text('party.book')}</TextButton>}
      open={open}
      defaultOpen={false}
      onOpenChange={toggle}
      onKeyDown={step}
      side="bottom"
      align="end"
    >
      <PanelTitle asChild>
        <p className={styles.title}>{text('party.book')}</p>
      </PanelTitle>
      <PartyList
        book={book}
        words={words}
        chosen={value.partyId}
        part={part}
        onWords={(typed) => {
          setWords(typed);
          book.onSearch(typed.trim());
        }}
        onChoose={choose}
        onNew={
          book.onNew &&
          (() => {
            setOpen(false);
            book.onNew?.();
          })
        }
      />
    </Panel>
  );
  return (
    <div data-component="PartyField" className={`${styles.partyField} ${className}`}>
      <TextArea
        rows={4}
        {...rest}
        ref={ref}
        id={id}
        printed
        classNames={classNames}
        aside={
          <span className={styles.aside}>
            <Count text={value.text} columns={LINE_COLUMNS} lines={LINES} />
            {aside}
            {panel}
          </span>
        }
        value={value.text}
        onChange={({ target }) => {
          setReplaced(undefined);
          onChange({ partyId: null, text: target.value });
        }}
      />
      {(party || replaced) && (
        <div {...part('foot', styles.foot)}>
          {replaced ? (
            <>
              <span role="status">{text('party.replaced', { alias: replaced.by })}</span>
              <TextButton
                onClick={() => {
                  setReplaced(undefined);
                  onChange(replaced.before);
                }}
              >
                {text('party.undo')}
              </TextButton>
            </>
          ) : (
            party && <span>{text('party.from', { alias: party.alias })}</span>
          )}
          {party && book?.onEdit && !fixed && (
            <TextButton onClick={() => book.onEdit?.(party)}>{text('party.edit', { alias: party.alias })}</TextButton>
          )}
        </div>
      )}
    </div>
  );
});
