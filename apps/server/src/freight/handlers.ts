import type { HandlerFiles } from '../handler-files.ts';
import { air } from './air.ts';
import { bidHandlers as bids } from './bids.ts';
import { bookingCharges } from './booking-charges.ts';
import { cargoTracking } from './cargo-tracking.ts';
import { declare } from './declare.ts';
import { fbaEnquiry } from './fba-enquiry.ts';
import { fbaPrice } from './fba-price.ts';
import { fcl } from './fcl.ts';
import { followHandlers as follow } from './follow.ts';
import { fuda } from './fuda.ts';
import { fudaSurcharges } from './fuda-surcharges.ts';
import { lcl } from './lcl.ts';
import { recentPortHandlers as ports } from './ports.ts';
import { quote } from './quote.ts';
import { quoteShare } from './quote-share.ts';
import { rateDesk } from './rate-desk.ts';
import { space } from './space.ts';
import { surchargeHandlers as surcharges } from './surcharges.ts';
import { truck } from './truck.ts';

export const freightHandlers: HandlerFiles<'freight'> = {
  air,
  bids,
  bookingCharges,
  cargoTracking,
  declare,
  fbaEnquiry,
  fbaPrice,
  fcl,
  follow,
  fuda,
  fudaSurcharges,
  lcl,
  ports,
  quote,
  quoteShare,
  rateDesk,
  space,
  surcharges,
  truck,
};
