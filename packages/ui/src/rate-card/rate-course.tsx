import { useFormat } from '../format/use-format.ts';
import type { NamePart } from '../foundations/parts.ts';
import { useLocale } from '../i18n/provider.tsx';
import type { RateEnd } from './rate.ts';
import type { RateCardPart } from './rate-card-props.ts';
import * as styles from './rate-main.css.ts';

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

interface CourseProps {
  from: RateEnd;
  to: RateEnd;
  /** how long it takes, in words */
  transit: string;
  /** how it goes, in words */
  way: string;
  /** it calls elsewhere */
  through: boolean;
  part: NamePart<RateCardPart>;
}

/** From where to where, when, and how. */
export function RateCourse({ from, to, transit, way, through, part }: CourseProps) {
  return (
    <div {...part('route', styles.route)}>
      <End {...from} />
      <div className={styles.course}>
        <span className={styles.days}>{transit}</span>
        <span className={styles.line} data-via={through ? '' : undefined} aria-hidden="true" />
        <span className={styles.via}>{way}</span>
      </div>
      <End {...to} />
    </div>
  );
}
