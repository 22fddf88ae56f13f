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
  /** fields that were compared */
  total: number;
  /** differences that a person decides, and those that are decided */
  due: number;
  decided: number;
  blocking: number;
  asked: number;
}

/** How much was compared, how much of it people have checked, what blocks, and what is asked for. */
export function Standing({ total, due, decided, blocking, asked }: StandingProps) {
  const text = useText();
  return (
    <>
      <div className={styles.progress}>
        <progress
          className={styles.bar}
          aria-label={text('compare.progress')}
          max={due || 1}
          value={due ? decided : 1}
        />
        <span className={styles.count}>
          {due > 0 ? text('compare.checked', { checked: decided, total: due }) : text('compare.nothingDue')}
        </span>
        <span className={styles.compared}>{text('compare.compared', { total })}</span>
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
