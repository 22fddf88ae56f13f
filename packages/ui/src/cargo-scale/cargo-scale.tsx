import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Balance } from './balance.tsx';
import * as styles from './cargo-scale.css.ts';

/** Cartons of one size. */
export interface ScaleBox {
  /** `60 × 40 × 50` */
  size: string;
  pieces: number;
  /** of all of them, in words: `2.4000` */
  volume: string;
}

/** One of the two that are compared. */
export interface ScaleWeight {
  /** 体积重 (volume weight), and how it comes about: 立方米 ÷ 0.006 (cubic meters ÷ 0.006) */
  name: string;
  how?: string | undefined;
  value: string;
}

/** What of it has a name of its own. */
export type CargoScalePart = 'sizes' | 'balance' | 'charged' | 'note';

export interface CargoScaleProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** classes by part: the table of `sizes`, the drawn `balance`, what is `charged`, the `note` */
  classNames?: PartClasses<CargoScalePart> | undefined;
  /** the cartons, where their sizes are known */
  boxes?: readonly ScaleBox[] | undefined;
  /** of all cartons */
  volume?: string | undefined;
  weighed: ScaleWeight;
  measured: ScaleWeight;
  /** which of them counts; neither where a minimum is more than both */
  by: 'weight' | 'volume' | 'minimum';
  charged: ScaleWeight & { unit: string };
  /** what one can make of it */
  note?: ReactNode;
}

/** Cargo on a balance: what it weighs against what it measures, and what is charged. Its ref is the root. */
export const CargoScale = /* @__PURE__ */ forwardRef<HTMLElement, CargoScaleProps>(function CargoScale(
  { boxes = [], volume, weighed, measured, by, charged, note, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const id = useId();
  const pieces = boxes.reduce((sum, box) => sum + box.pieces, 0);
  return (
    <section
      data-component="CargoScale"
      aria-labelledby={id}
      {...rest}
      ref={ref}
      className={`${styles.scale} ${className}`}
      data-plain={boxes.length === 0 ? '' : undefined}
    >
      {boxes.length > 0 && (
        <div className={styles.cell}>
          <table {...part('sizes', styles.sizes)}>
            <thead>
              <tr>
                <th scope="col">{text('cargoScale.sizes')}</th>
                <th scope="col">{text('cargoScale.pieces')}</th>
                <th scope="col">{text('cargoScale.cbm')}</th>
              </tr>
            </thead>
            <tbody>
              {boxes.map((box) => (
                <tr key={box.size}>
                  <th scope="row">{box.size}</th>
                  <td>{box.pieces}</td>
                  <td>{box.volume}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{text('cargoScale.total')}</th>
                <td>{pieces}</td>
                <td>{volume}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      <div {...part('balance', `${styles.cell} ${styles.balance}`)} aria-hidden="true">
        <Balance by={by} />
        <div className={styles.pans}>
          <span data-by={by === 'weight' ? '' : undefined}>{weighed.name}</span>
          <span data-by={by === 'volume' ? '' : undefined}>{measured.name}</span>
        </div>
      </div>
      <div className={styles.cell}>
        <h2 id={id} className={styles.title}>
          {text('cargoScale.title')}
        </h2>
        <dl>
          {[measured, weighed].map(({ name, how, value }) => (
            <div key={name} className={styles.row}>
              <dt>
                {name}
                {how && <small>{how}</small>}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div {...part('charged', `${styles.row} ${styles.charged}`)}>
            <dt>
              {charged.name}
              {charged.how && <small>{charged.how}</small>}
            </dt>
            <dd className={styles.figure}>
              {charged.value}
              <small>{charged.unit}</small>
            </dd>
          </div>
        </dl>
        {note && (
          <p {...part('note', styles.note)}>
            <Icon drawing={icons.pen} size="sm" />
            <span>{note}</span>
          </p>
        )}
      </div>
    </section>
  );
});
