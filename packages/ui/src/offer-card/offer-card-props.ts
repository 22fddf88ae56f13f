import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { PartClasses } from '../foundations/parts.ts';
import type { RateCardPart } from '../rate-card/rate-card-props.ts';
import type { Offer, OfferSide } from './offer.ts';

/** What of it has a name of its own. */
export type OfferCardPart = RateCardPart;

/** How much room there is, in words: 可配 11.4 方 (11.4 CBM free). */
export interface OfferSpace {
  tone: 'success' | 'warning' | 'neutral';
  text: string;
}

export interface OfferCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  offer: Offer;
  space?: OfferSpace | undefined;
  /** what the system found about it among the others */
  tags?: readonly string[];
  /** another channel is cheaper and faster */
  worse?: boolean;
  /** a member would pay less: the way to see it */
  locked?: { href: string } | undefined;
  /** what a member saves of the total; with `locked`, what membership would save */
  saving?: string | undefined;
  /** what it costs and contains, as far as it is known */
  sides?: readonly OfferSide[];
  /** stands for the sides while they are on their way or could not be had */
  instead?: ReactNode;
  /** under the sides: how it was reckoned */
  foot?: ReactNode;
  /** buttons, the main one first */
  actions?: ReactNode;
  /**
   * classes by part: `main` with `carrier`, `route`, `offer` and each `price` in it, `stub` with `amount`, `totals`, `actions` and `foot`
   */
  classNames?: PartClasses<OfferCardPart> | undefined;
  expanded?: boolean;
  defaultExpanded?: boolean;
  onExpandedChange?: (expanded: boolean) => void;
}
