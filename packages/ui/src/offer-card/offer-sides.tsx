import type { ReactNode } from 'react';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as lines from '../rate-card/rate-breakdown.css.ts';
import type { OfferSide } from './offer.ts';
import * as styles from './offer-card.css.ts';

const GLYPHS = {
  included: [icons.check, lines.yes],
  excluded: [icons.close, lines.no],
  estimate: [icons.info, styles.estimate],
} as const;

function Side({ name, kind, lines: rows, total, note }: OfferSide) {
  const text = useText();
  const [drawing, tone] = GLYPHS[kind];
  const reckoned = total !== undefined || rows.some(({ basis }) => basis);
  return (
    <div className={lines.side}>
      <h4 className={lines.sideName}>
        <Icon drawing={drawing} className={tone} />
        {name}
      </h4>
      {reckoned ? (
        <table className={lines.lines}>
          <thead>
            <tr>
              {(['rate.fee', 'rate.basis', 'rate.amount'] as const).map((head) => (
                <th key={head} scope="col">
                  <VisuallyHidden>{text(head)}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td className={lines.basis}>{row.basis}</td>
                <td className={lines.sum}>{row.value}</td>
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr>
                <td colSpan={2}>{total.note}</td>
                <td className={lines.grand}>{total.value}</td>
              </tr>
            </tfoot>
          )}
        </table>
      ) : (
        <dl>
          {rows.map((row) => (
            <div key={row.name} className={lines.left}>
              <dt>{row.name}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

interface SidesProps {
  id: string;
  sides: readonly OfferSide[];
  instead: ReactNode;
  foot: ReactNode;
}

/** What an offer costs and contains, or what stands for it until it is known. */
export function OfferSides({ id, sides, instead, foot }: SidesProps) {
  if (instead)
    return (
      <div className={lines.breakdown} id={id}>
        <div className={lines.all}>{instead}</div>
      </div>
    );
  return (
    <div className={lines.breakdown} id={id}>
      {sides.map((side) => (
        <Side key={side.name} {...side} />
      ))}
      {foot && <div className={`${lines.all} ${styles.foot}`}>{foot}</div>}
    </div>
  );
}
