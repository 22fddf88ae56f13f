import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useFormat } from '../format/use-format.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import { hidden } from '../theme/hidden.css.ts';
import * as styles from './bid-panel.css.ts';

/** What is marked on the ladder. */
export type BidPoint = 'mine' | 'list' | 'best' | 'sure';

/** What of it has a name of its own. */
export type BidLadderPart = 'bar' | 'point';

export interface BidLadderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: the `bar`, each `point` */
  classNames?: PartClasses<BidLadderPart> | undefined;
  /** of one box; what nobody knows is left out */
  prices: Readonly<Partial<Record<BidPoint, string | null>>>;
  /** code of the currency */
  currency: string;
}

const ABOVE: readonly BidPoint[] = ['mine', 'list'];
const STEPS = 13;
/** Of two labels that stand nearer than this, one gives way to each side. */
const NEAR = 0.2;
const share = (part: number) => `${(part * 100).toFixed(2)}%`;

interface Placed {
  readonly point: BidPoint;
  readonly price: string;
  readonly at: number;
}

/** Names beside each other on a side of the bar, away from one another where they would meet. */
function anchorOf({ point, at }: Placed, all: readonly Placed[]): 'start' | 'middle' | 'end' {
  const upper = ABOVE.includes(point);
  const beside = all.find((one) => one.point !== point && ABOVE.includes(one.point) === upper);
  if (beside && Math.abs(beside.at - at) < NEAR) return at < beside.at || (at === beside.at && upper) ? 'end' : 'start';
  return 'middle';
}

/** Prices of one box along a bar: what one offers in pen above it, what is known of the others below. Its ref is the root. */
export const BidLadder = /* @__PURE__ */ forwardRef<HTMLDivElement, BidLadderProps>(function BidLadder(
  { prices, currency, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const { money } = useFormat();
  const known = (['list', 'sure', 'best', 'mine'] as const).flatMap((point) => {
    const price = prices[point];
    return price ? [{ point, price, value: Number(price) }] : [];
  });
  const values = known.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // Room at both ends for what is written there.
  const width = Math.max(high - low, 1) / 0.6;
  const placed = known.map(
    ({ point, price, value }): Placed => ({ point, price, at: (value - low) / width + (high === low ? 0.5 : 0.2) }),
  );
  return (
    <div data-component="BidLadder" {...rest} ref={ref} className={`${styles.ladder} ${className}`}>
      <svg className={styles.drawing} aria-hidden="true" focusable="false">
        <g {...part('bar', styles.bar)}>
          <rect className={styles.frame} y="52" width="100%" height="7" />
          {Array.from({ length: STEPS }, (_, at) => at)
            .filter((at) => at % 2 === 0)
            .map((at) => (
              <rect key={at} className={styles.step} x={share(at / STEPS)} y="52" width={share(1 / STEPS)} height="7" />
            ))}
        </g>
        {placed.map((one) => {
          const { point, price, at } = one;
          const [name, figure] = ABOVE.includes(point) ? [14, 30] : [80, 96];
          return (
            <g key={point} {...part('point', styles.point)} data-point={point} data-anchor={anchorOf(one, placed)}>
              {point === 'mine' && (
                <text x={share(at)} y="50" className={styles.mark}>
                  ▼
                </text>
              )}
              {point === 'sure' && <circle cx={share(at)} cy="55.5" r="6" />}
              {(point === 'best' || point === 'list') && (
                <line x1={share(at)} x2={share(at)} y1={point === 'best' ? 52 : 40} y2={point === 'best' ? 68 : 59} />
              )}
              <text x={share(at)} y={name}>
                {text(`bid.${point}`)}
              </text>
              <text x={share(at)} y={figure} className={styles.figure}>
                {money('', price).trim()}
              </text>
            </g>
          );
        })}
      </svg>
      <ul className={hidden}>
        {placed.map(({ point, price }) => (
          <li key={point}>
            {text(`bid.${point}`)} {money(currency, price)}
          </li>
        ))}
      </ul>
    </div>
  );
});
