import { MISSING } from '../format/figures.ts';
import type { NamePart } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { StatusTag } from '../status-tag/status-tag.tsx';
import { amountOf } from './amount.ts';
import type { Rate } from './rate.ts';
import type { RateCardPart, RateCardProps } from './rate-card-props.ts';
import { RateCourse } from './rate-course.tsx';
import * as styles from './rate-main.css.ts';

type Shown = Pick<RateCardProps, 'state' | 'space' | 'best' | 'worse'>;

/** Why it cannot be ordered, else how much room there is. */
function Space({ state, space }: Shown) {
  const text = useText();
  if (state === 'expired')
    return (
      <StatusTag tone="neutral" glyph={icons.hourglass}>
        {text('rate.expired')}
      </StatusTag>
    );
  if (state === 'soldOut')
    return (
      <StatusTag tone="neutral" glyph={icons.octagon}>
        {text('rate.soldOut')}
      </StatusTag>
    );
  if (space === 'plenty')
    return (
      <StatusTag tone="success" glyph={icons.circleFull}>
        {text('rate.plenty')}
      </StatusTag>
    );
  if (space === 'waitlist')
    return (
      <StatusTag tone="neutral" glyph={icons.circle}>
        {text('rate.waitlist')}
      </StatusTag>
    );
  if (space === 'onRequest')
    return (
      <StatusTag tone="neutral" glyph={icons.circleQuarter}>
        {text('rate.onRequest')}
      </StatusTag>
    );
  if (space === undefined) return null;
  return (
    <StatusTag tone="warning" glyph={icons.circleMost}>
      {text('rate.left', { count: space })}
    </StatusTag>
  );
}

interface MainProps extends Shown {
  id: string;
  rate: Rate;
  open: boolean;
  controls: string;
  onToggle: () => void;
  part: NamePart<RateCardPart>;
}

/** Carrier, route and what it costs by container type. */
export function RateMain({ id, rate, state, space, best = [], worse, open, controls, onToggle, part }: MainProps) {
  const text = useText();
  const { carrier, service, from, to, transitDays, via, prices, containerType, currency, remark } = rate;
  return (
    <div {...part('main', styles.main)}>
      <div className={styles.head}>
        <span className={styles.mark}>{carrier.code}</span>
        <h3 {...part('carrier', styles.carrier)} id={id}>
          {carrier.name} {service && <span className={styles.service}>{service}</span>}
        </h3>
        {state === 'open' &&
          best.map((one) => (
            <StatusTag key={one} tone="mark">
              {text(`rate.${one}`)}
            </StatusTag>
          ))}
        {state === 'open' && worse && (
          <StatusTag tone="warning" glyph={icons.circleHalf}>
            {text('rate.worse')}
          </StatusTag>
        )}
        <span className={styles.space}>
          <Space state={state} space={space} />
        </span>
      </div>
      <RateCourse
        from={from}
        to={to}
        part={part}
        transit={text('rate.days', { days: transitDays })}
        way={via ?? text('rate.direct')}
        through={Boolean(via)}
      />
      <div {...part('offer', styles.offer)}>
        <dl className={styles.prices} aria-label={text('rate.prices', { currency })}>
          {prices.map(({ type, amount }) => (
            <div key={type} {...part('price', styles.price)} data-on={type === containerType ? '' : undefined}>
              <dt>{type}</dt>
              <dd>
                {amount === null ? (
                  <>
                    <span aria-hidden="true">{MISSING}</span>
                    <VisuallyHidden>{text('description.none')}</VisuallyHidden>
                  </>
                ) : (
                  amountOf(amount)
                )}
              </dd>
            </div>
          ))}
        </dl>
        {remark && <p className={styles.remark}>{remark}</p>}
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={open ? controls : undefined}
          onClick={onToggle}
        >
          {text('rate.details')}
          <Icon drawing={open ? icons.chevronUp : icons.chevronDown} size="sm" />
        </button>
      </div>
    </div>
  );
}
