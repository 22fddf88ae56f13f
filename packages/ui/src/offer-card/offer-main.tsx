import { useFormat } from '../format/use-format.ts';
import type { NamePart } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { RateCourse } from '../rate-card/rate-course.tsx';
import * as main from '../rate-card/rate-main.css.ts';
import { StatusTag } from '../status-tag/status-tag.tsx';
import type { Offer } from './offer.ts';
import * as styles from './offer-card.css.ts';
import type { OfferCardPart, OfferCardProps } from './offer-card-props.ts';

/** More prices than stand beside a remark. */
const FEW = 4;

interface MainProps extends Pick<OfferCardProps, 'space' | 'tags' | 'worse'> {
  id: string;
  offer: Offer;
  open: boolean;
  controls: string;
  onToggle: () => void;
  part: NamePart<OfferCardPart>;
}

function Prices({ offer, part }: Pick<MainProps, 'offer' | 'part'>) {
  const { money } = useFormat();
  const wide = offer.prices.length > FEW;
  return (
    <dl className={`${main.prices} ${wide ? styles.breaks : ''}`} aria-label={offer.pricesLabel}>
      {offer.prices.map(({ name, amount, currency = '', own, charged }) => (
        <div
          key={name}
          {...part('price', `${main.price} ${styles.price}`)}
          data-wide={wide ? '' : undefined}
          data-on={own ? '' : undefined}
          data-charged={charged ? '' : undefined}
        >
          <dt>{name}</dt>
          <dd>{money(currency, amount).trim()}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who carries it, when and how, and what a unit of it costs. */
export function OfferMain({ id, offer, space, tags = [], worse, open, controls, onToggle, part }: MainProps) {
  const text = useText();
  const { carrier, service, from, to, transit, way, through = false, prices, remark, warning, hint } = offer;
  return (
    <div {...part('main', main.main)}>
      <div className={main.head}>
        {carrier.code && <span className={main.mark}>{carrier.code}</span>}
        <h3 {...part('carrier', main.carrier)} id={id}>
          {carrier.name} {service && <span className={main.service}>{service}</span>}
        </h3>
        {tags.map((tag) => (
          <StatusTag key={tag} tone="mark">
            {tag}
          </StatusTag>
        ))}
        {worse && (
          <StatusTag tone="warning" glyph={icons.circleHalf}>
            {text('rate.worse')}
          </StatusTag>
        )}
        {space && (
          <span className={main.space}>
            <StatusTag tone={space.tone} glyph={space.tone === 'success' ? icons.circleFull : icons.circleMost}>
              {space.text}
            </StatusTag>
          </span>
        )}
      </div>
      <RateCourse from={from} to={to} transit={transit} way={way} through={through} part={part} />
      <div {...part('offer', `${main.offer} ${prices.length > FEW ? styles.wide : ''}`)}>
        <Prices offer={offer} part={part} />
        {(remark || warning || hint) && (
          <div className={styles.said}>
            {hint && (
              <p className={styles.hint}>
                <Icon drawing={icons.pen} size="sm" />
                <span>{hint}</span>
              </p>
            )}
            {warning && (
              <p className={styles.warning}>
                <Icon drawing={icons.warning} size="sm" />
                <span>{warning}</span>
              </p>
            )}
            {remark && <p className={main.remark}>{remark}</p>}
          </div>
        )}
        <button
          type="button"
          className={main.more}
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
