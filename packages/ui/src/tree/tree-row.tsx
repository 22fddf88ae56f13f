import { memo } from 'react';
import { Spinner } from '../button/spinner.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import type { Check, Row } from './node.ts';
import * as styles from './tree.css.ts';

interface TreeRowProps extends Pick<Row, 'kind' | 'node' | 'level' | 'position' | 'size' | 'open'> {
  row: string;
  /** the one that Tab comes to */
  active: boolean;
  /** undefined in a tree without boxes */
  check: Check | undefined;
  busy: boolean;
}

const BOXES = { true: icons.check, mixed: icons.minus };

const Indent = ({ level }: { level: number }) => (
  <>
    {[...Array(level - 1).keys()].map((step) => (
      <span key={step} className={styles.indent} />
    ))}
  </>
);

/** One line. The tree itself hears what is pressed on it. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { kind, node, level, position, size, open, row, active, check, busy } = props;
  const text = useText();
  if (kind === 'loading')
    return (
      <div className={styles.row} role="none" aria-hidden="true">
        <Indent level={level} />
        <span className={styles.twisty}>
          <Spinner />
        </span>
        <span className={styles.note}>{text('tree.loading')}</span>
      </div>
    );
  const place = {
    'data-row': row,
    className: styles.row,
    'aria-level': level,
    'aria-posinset': position,
    'aria-setsize': size,
  };
  if (kind === 'failed')
    return (
      <div {...place} role="treeitem" tabIndex={active ? 0 : -1} data-failed="">
        <Indent level={level} />
        <span className={styles.twisty}>
          <Icon drawing={icons.warning} size="sm" />
        </span>
        <span className={styles.words}>{text('tree.failed')}</span>{' '}
        <span className={styles.retry}>{text('tree.retry')}</span>
      </div>
    );
  const shown = check === true || check === 'mixed' ? BOXES[`${check}`] : undefined;
  return (
    <div
      {...place}
      role="treeitem"
      tabIndex={active ? 0 : -1}
      aria-expanded={open}
      aria-checked={check}
      aria-busy={busy || undefined}
      aria-disabled={node.disabled || undefined}
    >
      <Indent level={level} />
      <span className={styles.twisty} data-part={open === undefined ? undefined : 'twisty'}>
        {open !== undefined && <Icon drawing={open ? icons.chevronDown : icons.chevronRight} size="sm" />}
      </span>
      {check !== undefined && (
        <span className={styles.box} data-part="box" data-check={check}>
          {shown && <Icon drawing={shown} size="sm" />}
        </span>
      )}
      {node.icon && <Icon className={styles.icon} drawing={node.icon} />}
      <span className={styles.words}>{node.label}</span> {node.note && <span className={styles.note}>{node.note}</span>}
    </div>
  );
});
