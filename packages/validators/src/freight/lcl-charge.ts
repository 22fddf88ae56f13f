import { brief, exact, larger, over, raised } from './exact.ts';
import { lineAmount } from './money.ts';

export interface LclTariff {
  /** per revenue ton; below 0 where the consignee pays for the freight */
  readonly price: string;
  readonly currency: string;
  /** revenue tons that a shipment counts at least; 1 without */
  readonly minRt?: string | undefined;
  /** kilograms that count like a cubic metre: 1000, in some trades 500 */
  readonly ratio?: string | undefined;
  /** revenue tons that the end is raised to a multiple of: 0.001, with some houses 0.1 */
  readonly step?: string | undefined;
}

export interface LclCharge {
  /** revenue tons, also for charges by them: `2.351` */
  readonly rt: string;
  /** what decided */
  readonly by: 'weight' | 'volume' | 'minimum';
  readonly amount: string;
}

/**
 * Freight by weight or measurement, the greater of the two, of kilograms and cubic metres.
 * @throws RangeError for what is no decimal, and a ratio of 0
 */
export function lclCharge(
  { price, currency, minRt = '1', ratio = '1000', step = '0.001' }: LclTariff,
  { weight, volume }: { readonly weight: string; readonly volume: string },
): LclCharge {
  const tons = over(exact(weight), exact(ratio));
  const measured = exact(volume);
  const greatest = larger(larger(tons, measured), exact(minRt));
  const rt = brief(raised(greatest, exact(step)), 3);
  const by = greatest === tons ? 'weight' : greatest === measured ? 'volume' : 'minimum';
  return { rt, by, amount: lineAmount(price, rt, currency) };
}
