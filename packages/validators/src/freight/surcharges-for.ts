import { isValidOn, type Surcharge } from './surcharge-amount.ts';

/** Where a charge applies; what is missing or null applies everywhere. */
export interface SurchargeScope {
  readonly polId?: number | null | undefined;
  readonly podId?: number | null | undefined;
  /** trade lane: `USWC` */
  readonly lane?: string | null | undefined;
  readonly shippingId?: number | null | undefined;
}

export type ScopedSurcharge = Pick<Surcharge, 'code' | 'basis' | 'ctnTypes' | 'validFrom' | 'validTo'> & {
  /** the later of two that are equally specific begins later, or has the larger id */
  readonly id?: number | undefined;
  readonly scope?: SurchargeScope | undefined;
};

/** The voyage that charges are looked up for. */
export interface SurchargePlace {
  readonly polId: number;
  readonly podId: number;
  readonly lane?: string | null | undefined;
  readonly shippingId?: number | null | undefined;
  readonly etd?: string | undefined;
  readonly ctnTypes?: readonly string[] | undefined;
}

const KEYS = ['polId', 'podId', 'lane', 'shippingId'] as const;
const said = (value: unknown) => value !== undefined && value !== null;

const applies = ({ scope = {} }: ScopedSurcharge, place: SurchargePlace) =>
  KEYS.every((key) => !said(scope[key]) || scope[key] === place[key]);

/** Most specific first: port pair, one of the ports, lane, carrier, container type, everywhere. */
function ranks({ scope = {}, ctnTypes = [] }: ScopedSurcharge): readonly boolean[] {
  const [pol, pod, lane, carrier] = KEYS.map((key) => said(scope[key]));
  return [pol && pod, pol || pod, lane, carrier, ctnTypes.length > 0].map((one) => one === true);
}

function bySpecificity(a: ScopedSurcharge, b: ScopedSurcharge): number {
  const [left, right] = [ranks(a), ranks(b)];
  const at = left.findIndex((one, place) => one !== right[place]);
  if (at >= 0) return left[at] ? -1 : 1;
  const [since, then] = [a.validFrom ?? '', b.validFrom ?? ''];
  if (since !== then) return since > then ? -1 : 1;
  return (b.id ?? 0) > (a.id ?? 0) ? 1 : -1;
}

/** The charges of one code, from the most specific on; one for some container types leaves the others to the next. */
function winners<C extends ScopedSurcharge>(charges: readonly C[], asked: readonly string[] | undefined): C[] {
  const found: C[] = [];
  let left = asked;
  for (const charge of charges) {
    const own = charge.ctnTypes ?? [];
    if (own.length === 0 || left === undefined) {
      // What is left of the types that were asked for; all of them where nothing was taken away yet.
      found.push(left === asked ? charge : { ...charge, ctnTypes: left });
      if (own.length === 0) return found;
      continue;
    }
    const taken = left.filter((type) => own.includes(type));
    if (taken.length === 0) continue;
    found.push({ ...charge, ctnTypes: taken });
    left = left.filter((type) => !own.includes(type));
    if (left.length === 0) return found;
  }
  return found;
}

/** Which charges apply to a voyage: of each code the most specific one that is valid, and of two that are equal the newest. */
export function surchargesFor<C extends ScopedSurcharge>(charges: readonly C[], place: SurchargePlace): C[] {
  const valid = charges.filter((charge) => applies(charge, place) && isValidOn(charge, place.etd));
  const codes = [...new Set(valid.map(({ code }) => code))];
  return codes.flatMap((code) =>
    winners(valid.filter((charge) => charge.code === code).sort(bySpecificity), place.ctnTypes),
  );
}
