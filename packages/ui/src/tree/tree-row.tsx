import { memo } from 'react';
import { Spinner } from '../button/spinner.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import type { Check, Row, TreePart } from './node.ts';
import * as styles from './tree.css.ts';

interface TreeRowProps extends Pick<Row, 'kind' | 'node' | 'level' | 'position' | 'size' | 'open'> {
  row: string;
  /** the one that Tab comes to */
  active: boolean;
  /** undefined in a tree without boxes */
  check: Check | undefined;
  busy: boolean;
  classNames: PartClasses<TreePart> | undefined;
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
  const { kind, node, level, position, size, open, row, active, check, busy, classNames } = props;
  const part = partsOf(classNames);
  const text = useText();
  if (kind === 'loading')
    return (
      <div {...part('row', styles.row)} role="none" aria-hidden="true">
        <Indent level={level} />
        <span {...part('twisty', styles.twisty)}>
          <Spinner />
        </span>
        <span {...part('note', styles.note)}>{text('tree.loading')}</span>
      </div>
    );
  const place = {
    'data-row': row,
    ...part('row', styles.row),
    'aria-level': level,
    'aria-posinset': position,
    'aria-setsize': size,
  };
  if (kind === 'failed')
    return (
      <div {...place} role="treeitem" tabIndex={active ? 0 : -1} data-failed="">
        <Indent level={level} />
        <span {...part('twisty', styles.twisty)}>
          <Icon drawing={icons.warning} size="sm" />
        </span>
        <span {...part('label', styles.words)}>{text('tree.failed')}</span>{' '}
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
      <span {...part('twisty', styles.twisty)} data-opens={open === undefined ? undefined : ''}>
        {open !== undefined && <Icon drawing={open ? icons.chevronDown : icons.chevronRight} size="sm" />}
      </span>
      {check !== undefined && (
        <span {...part('box', styles.box)} data-check={check}>
          {shown && <Icon drawing={shown} size="sm" />}
        </span>
      )}
      {node.icon && <Icon {...part('icon', styles.icon)} drawing={node.icon} />}
      <span {...part('label', styles.words)}>{node.label}</span>{' '}
      {node.note && <span {...part('note', styles.note)}>{node.note}</span>}
    </div>
  );
});
