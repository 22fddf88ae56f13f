import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import * as icons from '../icon/drawings.ts';
import type { SheetActs } from './acts.ts';
import * as styles from './bar.css.ts';
import type { LeftOut } from './paste.ts';
import type { SheetState } from './use-sheet.ts';

interface LeftOutListProps {
  sheet: SheetState;
  acts: SheetActs;
  act: (change: () => void) => void;
}

// More are counted and not drawn.
const MOST = 50;

/** What was pasted and is not in the sheet: where it stood, why, and what it may have meant. */
export function LeftOutList({ sheet, acts, act }: LeftOutListProps) {
  const { text, left, setLeft, columns } = sheet;
  if (left.length === 0) return null;
  const repairable = left.filter(({ repair }) => repair);
  const columnOf = ({ repair, head }: LeftOut) =>
    columns.find(({ id, head: name }) => (repair ? id === repair.column : name === head));
  const reason = (one: LeftOut): string => {
    const column = columnOf(one);
    if (one.why === 'rows' || one.why === 'columns' || one.why === 'readonly' || one.why === 'locked')
      return text(`sheet.left.${one.why}`);
    return column ? sheet.faultWords(column, one.why, one.text) : '';
  };
  const shown = ({ repair }: LeftOut): string => {
    const column = columns.find(({ id }) => id === repair?.column);
    const row = sheet.all.find(({ id }) => id === repair?.row);
    return repair ? (column && row ? sheet.shown(column, repair.value, row) : repair.value) : '';
  };
  const heads = ['line', 'column', 'value', 'why', 'repair'] as const;
  return (
    <section className={styles.left} aria-label={text('sheet.left.title', { count: left.length })}>
      <div className={styles.leftHead}>
        <b>{text('sheet.left.title', { count: left.length })}</b>
        {repairable.length > 1 && (
          <Button size="sm" icon={icons.pen} onClick={() => act(() => acts.repairLeft(repairable))}>
            {text('sheet.left.repairAll')}
          </Button>
        )}
        <IconButton icon={icons.close} label={text('sheet.left.close')} onClick={() => act(() => setLeft([]))} />
      </div>
      <div className={styles.leftScroll}>
        <table className={styles.leftTable}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {text(`sheet.left.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {left.slice(0, MOST).map((one) => (
              <tr key={`${one.line} ${one.head ?? ''} ${one.why} ${one.repair?.row ?? one.text}`}>
                <td>{one.line}</td>
                <td>{one.head ?? ''}</td>
                <td className={styles.pasted}>{one.text}</td>
                <td>{reason(one)}</td>
                <td>
                  {one.repair && (
                    <Button size="sm" onClick={() => act(() => acts.repairLeft([one]))}>
                      {text('sheet.repair', { value: shown(one) })}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {left.length > MOST && <p className={styles.more}>{text('sheet.left.more', { count: left.length - MOST })}</p>}
      </div>
    </section>
  );
}
