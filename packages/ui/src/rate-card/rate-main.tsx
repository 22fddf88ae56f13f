import { MISSING } from '../format/format.ts';
import { useFormat } from '../format/use-format.ts';
import type { NamePart } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useLocale, useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { StatusTag } from '../status-tag/status-tag.tsx';
import { amountOf } from './amount.ts';
import type { Rate, RateEnd } from './rate.ts';
import type { RateCardPart, RateCardProps } from './rate-card-props.ts';
import * as styles from './rate-main.css.ts';

type Shown = Pick<RateCardProps, 'state' | 'space' | 'best'>;

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
  if (space === undefined) return null;
  return (
    <StatusTag tone="warning" glyph={icons.circleMost}>
      {text('rate.left', { count: space })}
    </StatusTag>
  );
}

function End({ date, port, place }: RateEnd) {
  const { dayMonth } = useFormat();
  const locale = useLocale();
  const named = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const day = new Date(`${date}T00:00:00Z`);
  return (
    <div className={styles.end}>
      <time dateTime={date} title={date}>
        <b className={styles.date}>{dayMonth(date)}</b>{' '}
        {!Number.isNaN(day.getTime()) && <span className={styles.weekday}>{named.format(day)}</span>}
      </time>
      <span className={styles.port}>{place ? `${port} ${place}` : port}</span>
    </div>
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
export function RateMain({ id, rate, state, space, best = [], open, controls, onToggle, part }: MainProps) {
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
        <span className={styles.space}>
          <Space state={state} space={space} />
        </span>
      </div>
      <div {...part('route', styles.route)}>
        <End {...from} />
        <div className={styles.course}>
          <span className={styles.days}>{text('rate.days', { days: transitDays })}</span>
          <span className={styles.line} data-via={via ? '' : undefined} aria-hidden="true" />
          <span className={styles.via}>{via ?? text('rate.direct')}</span>
        </div>
        <End {...to} />
      </div>
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
