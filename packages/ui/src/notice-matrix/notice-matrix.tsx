import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import * as styles from './notice-matrix.css.ts';

/** A way by which somebody is told. */
export interface NoticeWay {
  id: string;
  label: string;
}

/** Something that he is told of. */
export interface NoticeLine {
  id: string;
  label: string;
  /** the ways by which it can come; all of them unless said */
  ways?: readonly string[];
}

export interface NoticeMatrixProps extends Omit<ComponentPropsWithoutRef<'table'>, 'onChange'> {
  /** what the lines have in common, as the heading above it says: the table itself says it to a screen reader only */
  label: string;
  ways: readonly NoticeWay[];
  lines: readonly NoticeLine[];
  /** whether a line comes by a way */
  isOn: (line: string, way: string) => boolean;
  /** the lines whose box was pressed, which is all of them for the box above a column */
  onChange: (lines: string[], way: string, on: boolean) => void;
}

const takes = ({ ways }: NoticeLine, way: string) => ways?.includes(way) ?? true;

/** Of what somebody is told, and by which ways: a line for each kind, a box for each way. Its ref is the table. */
export const NoticeMatrix = /* @__PURE__ */ forwardRef<HTMLTableElement, NoticeMatrixProps>(function NoticeMatrix(
  { label, ways, lines, isOn, onChange, className = '', ...rest },
  ref,
) {
  const ofColumn = (way: string) => lines.filter((line) => takes(line, way)).map(({ id }) => id);
  return (
    <table data-component="NoticeMatrix" {...rest} ref={ref} className={`${styles.matrix} ${className}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.unseen}>{label}</span>
          </th>
          {ways.map((way) => {
            const all = ofColumn(way.id);
            const on = all.filter((line) => isOn(line, way.id)).length;
            return (
              <th key={way.id} scope="col" data-way="">
                {all.length === 0 ? (
                  way.label
                ) : (
                  <Checkbox
                    label={
                      <>
                        <span className={styles.unseen}>{label}</span> {way.label}
                      </>
                    }
                    checked={on === all.length}
                    indeterminate={on > 0 && on < all.length}
                    onChange={({ target }) => onChange(all, way.id, target.checked)}
                  />
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">{line.label}</th>
            {ways.map((way) => (
              <td key={way.id} data-empty={takes(line, way.id) ? undefined : ''}>
                {takes(line, way.id) && (
                  <Checkbox
                    label={
                      <>
                        <span className={styles.unseen}>{line.label}</span>{' '}
                        <span className={styles.unseen}>{way.label}</span>
                      </>
                    }
                    checked={isOn(line.id, way.id)}
                    onChange={({ target }) => onChange([line.id], way.id, target.checked)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
