import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { Kbd } from '../../kbd/index.ts';
import { StatusTag } from '../../status-tag/index.ts';
import * as styles from './footer.css.ts';

/** What the decision says, whether it is there already or says what is missing. */
export function ApproveWords() {
  const text = useText();
  return (
    <>
      {text('compare.approve')}
      <Kbd keys={['ctrl', 'enter']} className={styles.hint} aria-hidden="true" />
    </>
  );
}

interface StandingProps {
  checked: number;
  total: number;
  blocking: number;
  asked: number;
}

/** How much is checked, what blocks, and what is asked for. */
export function Standing({ checked, total, blocking, asked }: StandingProps) {
  const text = useText();
  return (
    <>
      <div className={styles.progress}>
        <progress className={styles.bar} aria-label={text('compare.progress')} max={total || 1} value={checked} />
        <span className={styles.count}>{text('compare.checked', { checked, total })}</span>
      </div>
      {blocking > 0 && (
        <StatusTag tone="danger" glyph={icons.octagon}>
          {text('compare.blockingOpen', { count: blocking })}
        </StatusTag>
      )}
      {asked > 0 && (
        <StatusTag tone="pen" glyph={icons.pen}>
          {text('compare.asked', { count: asked })}
        </StatusTag>
      )}
    </>
  );
}

/** Why a decision did not arrive. */
export function Failure({ children }: { children: string }) {
  return (
    <p className={styles.failure} role="alert">
      <Icon drawing={icons.warning} />
      {children}
    </p>
  );
}
