import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import { shortTime } from '../compare/time.ts';
import { CutOffStrip } from './cut-off-strip.tsx';
import { titleOf } from './pair.ts';
import * as styles from './strip.css.ts';
import type { BillReviewSource, ReviewVersion } from './types.ts';

/** Which draft is reviewed, and until when a change is free. */
export function Strip({
  draft,
  source,
  inHead,
}: {
  draft: ReviewVersion | undefined;
  source: BillReviewSource;
  inHead: boolean;
}) {
  const text = useText();
  const format = useFormat();
  const { cutOffs = [], now, zone } = source;
  return (
    <div className={inHead ? styles.inHead : styles.whole}>
      {draft && (
        <span className={styles.draft}>
          <b>{titleOf(text, draft)}</b>
          <time dateTime={draft.at}>{shortTime(format, draft.at)}</time>
        </span>
      )}
      <CutOffStrip cutOffs={cutOffs} now={now} zone={zone} />
    </div>
  );
}
