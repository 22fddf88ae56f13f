import type { FieldComparison } from '@lading/validators/bill';
import { Button, IconButton } from '../../button/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import * as conflicts from './conflict.css.ts';
import type { MarkAction, Signed, Verdict } from './marks.ts';
import * as pens from './pen.css.ts';
import { useSetting } from './setting.ts';
import type { MarkFailure } from './use-marks.ts';

/** A verdict in one line. */
function useVerdictWords() {
  const text = useText();
  return (verdict: Verdict | MarkAction): string => {
    if (verdict.kind === 'change')
      return text('compare.list.change', { value: verdict.proposed || text('compare.empty') });
    if (verdict.kind === 'waived') return text('compare.list.waived', { reason: verdict.reason });
    return text(verdict.kind === 'undo' ? 'compare.undo' : 'compare.ok');
  };
}

/** Somebody else was first: theirs stands, until the reviewer says otherwise. */
function Conflict({ theirs, action, path }: { theirs: Verdict & Signed; action: MarkAction; path: string }) {
  const text = useText();
  const words = useVerdictWords();
  const { actions } = useSetting();
  return (
    <div className={conflicts.conflict} role="alert">
      <p className={conflicts.head}>
        <Icon drawing={icons.users} />
        <b>{text('compare.conflict', { name: theirs.author })}</b>
      </p>
      <dl className={conflicts.sides}>
        <dt>{theirs.author}</dt>
        <dd>{words(theirs)}</dd>
        <dt>{text('compare.conflict.mine')}</dt>
        <dd>{words(action)}</dd>
      </dl>
      <div className={conflicts.ways}>
        <Button size="sm" onClick={() => actions.dismiss(path)}>
          {text('compare.conflict.theirs', { name: theirs.author })}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void actions.mark(action, theirs)}>
          {text('compare.conflict.replace')}
        </Button>
      </div>
    </div>
  );
}

/** A step that was taken back: why, and the way to try once more. */
export function Failure({ failure, field }: { failure: MarkFailure; field: FieldComparison }) {
  const text = useText();
  const { actions } = useSetting();
  const { theirs, action, message } = failure;
  if (theirs) return <Conflict theirs={theirs} action={action} path={field.path} />;
  return (
    <p className={pens.failure} role="alert">
      <Icon drawing={icons.warning} />
      <span>{text('compare.failed', { message })}</span>
      <Button size="sm" className={conflicts.again} onClick={() => void actions.mark(action)}>
        {text('compare.again')}
      </Button>
      <IconButton
        size="sm"
        icon={icons.close}
        label={text('compare.dismiss')}
        onClick={() => actions.dismiss(field.path)}
      />
    </p>
  );
}

/** A verdict of somebody else that came while the reviewer was here. */
export function Arrived({ signed, writing }: { signed: Signed; writing: boolean }) {
  const text = useText();
  return (
    <p className={conflicts.arrived} role="status">
      <Icon drawing={icons.users} size="sm" />
      {text('compare.conflict', { name: signed.author })}
      {writing && <span>{text('compare.conflict.saving')}</span>}
    </p>
  );
}
