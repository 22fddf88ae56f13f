import { Dialog } from '../../dialog/index.ts';
import { type MessageId, useText } from '../../i18n/provider.tsx';
import { Kbd } from '../../kbd/index.ts';
import * as styles from './help.css.ts';

type Key = Extract<MessageId, `compare.keys.${string}`>;
/** Keys that are alternatives, each a press of one or several together. */
type Row = readonly [keys: readonly (readonly string[])[], says: Key];

const MOVE: readonly Row[] = [
  [[['N'], ['P']], 'compare.keys.difference'],
  [[['J'], ['K']], 'compare.keys.field'],
  [[['down'], ['up']], 'compare.keys.arrows'],
  [[['Home'], ['End']], 'compare.keys.ends'],
  [[['F6'], ['shift', 'F6']], 'compare.keys.panes'],
];
const BILLS: Row = [[['1'], ['0']], 'compare.keys.bills'];
const DECIDE: readonly Row[] = [
  [[['O']], 'compare.keys.ok'],
  [[['R']], 'compare.keys.change'],
  [[['W']], 'compare.keys.waive'],
  [[['C']], 'compare.keys.comment'],
  [[['U']], 'compare.keys.undo'],
  [[['S']], 'compare.keys.send'],
  [
    [
      ['ctrl', 'enter'],
      ['cmd', 'enter'],
    ],
    'compare.keys.save',
  ],
];
const VIEW: readonly Row[] = [
  [[['D']], 'compare.keys.filter'],
  [[['['], [']']], 'compare.keys.page'],
  [[['V']], 'compare.keys.toggle'],
  [[['+'], ['-'], ['Z']], 'compare.keys.zoom'],
  [[['?']], 'compare.keys.help'],
  [[['escape']], 'compare.keys.close'],
];

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  const text = useText();
  return (
    <section>
      <h3 className={styles.name}>{title}</h3>
      <dl className={styles.rows}>
        {rows.map(([keys, says]) => (
          <div key={says} className={styles.row}>
            <dt className={styles.keys}>
              {keys.map((together) => (
                <Kbd key={together.join()} keys={together} />
              ))}
            </dt>
            <dd>{text(says)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface HelpSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** digits choose a bill */
  bills: boolean;
}

/** All keys of the review. */
export function HelpSheet({ open, onOpenChange, bills }: HelpSheetProps) {
  const text = useText();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="message" title={text('compare.keys')}>
      <div className={styles.sheet}>
        <Rows title={text('compare.keys.move')} rows={bills ? [...MOVE, BILLS] : MOVE} />
        <Rows title={text('compare.keys.decide')} rows={DECIDE} />
        <Rows title={text('compare.keys.view')} rows={VIEW} />
      </div>
      <p className={styles.note}>{text('compare.keys.note')}</p>
    </Dialog>
  );
}
