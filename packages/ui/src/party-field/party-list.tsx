import type { KeyboardEvent } from 'react';
import { Button } from '../button/button.tsx';
import type { NamePart } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import { Link } from '../link/link.tsx';
import { TextButton } from '../link/text-button.tsx';
import { Loading } from '../loading/loading.tsx';
import { entriesOf } from '../reference-fields/entries.ts';
import { Tag } from '../tag/tag.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { PartyBook, PartyEntry, PartyFieldPart } from './entries.ts';
import * as styles from './party-field.css.ts';

interface PartyListProps {
  book: PartyBook;
  words: string;
  chosen: number | null;
  part: NamePart<PartyFieldPart>;
  onWords: (words: string) => void;
  onChoose: (party: PartyEntry) => void;
  onNew?: (() => void) | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows lead from the search down the list and back. */
export function step(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key];
  if (by === undefined || event.nativeEvent.isComposing) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')];
  const at = places.indexOf(document.activeElement as HTMLElement);
  places[Math.min(Math.max(at + by, 0), places.length - 1)]?.focus();
  event.preventDefault();
}

function Entry({ party, current, onChoose }: { party: PartyEntry; current: boolean; onChoose(): void }) {
  const text = useText();
  const { alias, displayText, city, country, isDefault } = party;
  return (
    <li>
      <button type="button" className={styles.entry} aria-current={current || undefined} onClick={onChoose}>
        <span className={styles.alias}>{alias}</span>
        {isDefault && <Tag>{text('party.default')}</Tag>}
        <span className={styles.firstLine} lang="en">
          {displayText.split('\n', 1)[0]}
        </span>
        <span className={styles.place}>{[city, country].filter(Boolean).join(', ')}</span>
      </button>
    </li>
  );
}

/** What the search found, or what became of it. */
function Found({ book, words, chosen, part, onChoose }: Omit<PartyListProps, 'onWords' | 'onNew'>) {
  const text = useText();
  const { found } = book;
  if ('status' in found && found.status === 'loading') return <Loading />;
  if ('status' in found && found.status === 'error')
    return (
      <p className={styles.said} role="alert">
        {found.message} <TextButton onClick={() => found.retry()}>{text('error.retry')}</TextButton>
      </p>
    );
  const parties = entriesOf(found);
  if (parties.length === 0)
    return (
      <p className={styles.said} role="status">
        {text(words.trim() === '' ? 'party.none' : 'party.noMatch')}
      </p>
    );
  return (
    <ul {...part('list', styles.list)} aria-label={text('party.listed')}>
      {parties.map((party) => (
        <Entry key={party.id} party={party} current={party.id === chosen} onChoose={() => onChoose(party)} />
      ))}
    </ul>
  );
}

/** Search, what it found, and the ways to the book itself. */
export function PartyList({ onWords, onNew, ...found }: PartyListProps) {
  const text = useText();
  const { book, words } = found;
  return (
    <>
      <TextField
        type="search"
        label={text('party.search')}
        placeholder={text('party.searchHint')}
        value={words}
        onChange={({ target }) => onWords(target.value)}
      />
      <Found {...found} />
      {(onNew || book.href) && (
        <div className={styles.actions}>
          {onNew && <Button onClick={onNew}>{text('party.new')}</Button>}
          {book.href && <Link href={book.href}>{text('party.manage')}</Link>}
        </div>
      )}
    </>
  );
}
