import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { Link } from '../../link/link.tsx';
import * as styles from './batch.css.ts';
import type { BatchDraft } from './types.ts';

const GLYPHS = {
  ready: icons.check,
  approved: icons.checkCircle,
  failed: icons.warning,
  leftOut: icons.minus,
} as const;
/** What is done first, then what is to be done, then what is left out. */
const STATES = ['approved', 'failed', 'ready', 'leftOut'] as const;

function Row({ draft: { number, version, state, why, href } }: { draft: BatchDraft }) {
  const text = useText();
  return (
    <li className={styles.row} data-state={state}>
      <Link className={styles.number} href={href}>
        {number}
      </Link>
      <span className={styles.version}>{version > 0 ? text('review.draft', { version }) : ''}</span>
      <span className={styles.why}>
        <Icon drawing={GLYPHS[state]} size="sm" />
        {why}
      </span>
    </li>
  );
}

/** The chosen drafts by what can be done with them, or became of them; the numbers are read out as they change. */
export function BatchList({ drafts }: { drafts: readonly BatchDraft[] }) {
  const text = useText();
  const parts = STATES.map((state) => ({ state, list: drafts.filter((draft) => draft.state === state) }));
  const some = drafts.some(({ state }) => state !== 'leftOut');
  return (
    <>
      {!some && <p className={styles.note}>{text('review.batch.none')}</p>}
      {parts.map(
        ({ state, list }) =>
          list.length > 0 && (
            <section
              key={state}
              className={styles.part}
              aria-label={text(`review.batch.${state}`, { count: list.length })}
            >
              <h3 className={styles.heading}>
                <span role={state === 'approved' ? 'status' : undefined}>
                  {text(`review.batch.${state}`, { count: list.length })}
                </span>
              </h3>
              <ul className={styles.list}>
                {list.map((draft) => (
                  <Row key={draft.id} draft={draft} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}
