import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { TextButton } from '../../link/text-button.tsx';
import * as styles from './edit-form.css.ts';
import type { BillDraftState } from './use-bill-draft.ts';

/** What an earlier visit has left, when that was, and what to do with it. */
export function DraftBanner({ draft }: { draft: BillDraftState }) {
  const text = useText();
  const format = useFormat();
  const { found } = draft;
  if (!found) return null;
  const time = format.dateTime(found.at);
  return (
    <div className={styles.banner} role="status">
      <Icon drawing={icons.history} />
      <span>{text(found.restored ? 'bill.edit.draftRestored' : 'bill.edit.draftOffered', { time })}</span>
      <span className={styles.ways}>
        {!found.restored && <TextButton onClick={draft.restore}>{text('bill.edit.draftTake')}</TextButton>}
        <TextButton onClick={draft.discard}>{text('bill.edit.draftDiscard')}</TextButton>
        {found.restored && <TextButton onClick={draft.dismiss}>{text('bill.edit.close')}</TextButton>}
      </span>
    </div>
  );
}

/** Where the draft is, in the footer. */
export function DraftState({ draft }: { draft: BillDraftState }) {
  const text = useText();
  const format = useFormat();
  if (draft.state === 'none') return null;
  const failed = draft.state === 'failed';
  return (
    <p className={styles.state} data-failed={failed ? '' : undefined} role="status">
      <Icon drawing={failed ? icons.warning : icons.check} size="sm" />
      {failed ? text('bill.edit.draftFailed') : text('bill.edit.draftKept', { time: format.time(draft.at) })}
    </p>
  );
}
