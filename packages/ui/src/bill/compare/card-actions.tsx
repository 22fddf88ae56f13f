import type { FieldComparison } from '@lading/validators/bill';
import { Button } from '../../button/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Kbd } from '../../kbd/index.ts';
import * as styles from './card.css.ts';
import { isLines } from './field-rules.ts';
import type { BillMark } from './marks.ts';
import { useSetting } from './setting.ts';

/** Longer values are changed in the editor only. */
const SHORT = 20;

/** The change that one press asks for: the instruction's own value, where it is a short one. */
function useQuickChange(field: FieldComparison): string | undefined {
  const text = useText();
  if (field.class !== 'blocking' || isLines(field)) return undefined;
  if (field.row) return text(field.row === 'missing' ? 'compare.restore' : 'compare.drop');
  return field.left && field.left.length <= SHORT ? text('compare.changeTo', { value: field.left }) : undefined;
}

/** What can be done about a field; the keys stand on the card that is current. */
export function CardButtons({
  field,
  mark,
  current,
}: {
  field: FieldComparison;
  mark: BillMark | undefined;
  current: boolean;
}) {
  const text = useText();
  const { actions } = useSetting();
  const quick = useQuickChange(field);
  const { path } = field;
  const verdict = mark?.verdict;
  const key = (name: string) => current && <Kbd keys={[name]} aria-hidden="true" />;
  const open = (kind: 'change' | 'waive' | 'comment') => () => actions.write({ path, kind });
  const blocking = field.class === 'blocking';
  return (
    <div className={styles.actions}>
      {verdict ? (
        <Button size="sm" variant="ghost" icon={icons.history} onClick={() => actions.mark({ path, kind: 'undo' })}>
          {text('compare.undo')}
          {key('U')}
        </Button>
      ) : (
        quick && (
          <Button
            size="sm"
            variant="pen"
            icon={icons.pen}
            onClick={() => actions.mark({ path, kind: 'change', proposed: field.left, reason: 'typing' })}
          >
            {quick}
          </Button>
        )
      )}
      <Button
        size="sm"
        variant={quick || verdict ? 'ghost' : 'pen'}
        icon={quick ? undefined : icons.pen}
        onClick={open('change')}
      >
        {text('compare.change')}
        {key('R')}
      </Button>
      {!blocking && verdict?.kind !== 'ok' && (
        <Button size="sm" icon={icons.check} onClick={() => actions.mark({ path, kind: 'ok' })}>
          {text('compare.ok')}
          {key('O')}
        </Button>
      )}
      {blocking && verdict?.kind !== 'waived' && (
        <Button size="sm" variant="ghost" onClick={open('waive')}>
          {text('compare.waive')}
          {key('W')}
        </Button>
      )}
      <Button size="sm" variant="ghost" icon={icons.comment} onClick={open('comment')}>
        {text('compare.comment')}
        {key('C')}
      </Button>
    </div>
  );
}
