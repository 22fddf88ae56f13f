import type { PayTerm } from '@lading/api-client/contract';
import type { CostLine } from '@lading/validators/freight';
import { type Language, say } from '../messages/say.ts';
import { ofLanguage } from '../user/name.ts';

/** A line with who pays it, what is known of it beside, and whether its price was won by a bid. */
export type Line = CostLine & { readonly payTerm: PayTerm; readonly charge?: Worded; readonly won?: boolean };

/** How a charge is called, and what is to be known of it. */
interface Worded {
  readonly name: string;
  readonly nameEn: string;
  readonly note: string;
  readonly noteEn: string;
}

// Nobody can know them before, so they are told with every price.
export const ALWAYS = ['DUTY', 'INSP', 'AMD', 'DEM'] as const;
const ownName = (code: string) =>
  code === 'OF' || (ALWAYS as readonly string[]).includes(code) ? (`charge${code}` as 'chargeOF') : undefined;

/** What a line is called. */
export function nameOfLine({ code, charge }: Line, language: Language): string {
  if (charge) return ofLanguage(language, charge.name, charge.nameEn);
  const own = ownName(code);
  return own ? say(language, own) : code;
}

/** What there is to say of a line: who pays it, how many days are free. */
export function noteOfLine(
  { code, charge, state, payTerm }: Line,
  freeDays: { readonly demurrage: number } | null,
  language: Language,
): string {
  if (charge && ofLanguage(language, charge.note, charge.noteEn))
    return ofLanguage(language, charge.note, charge.noteEn);
  if (state === 'notIncluded' && payTerm === 'CC') return say(language, 'chargeByConsignee');
  if (code === 'DUTY') return say(language, 'chargeByConsignee');
  if (code === 'INSP') return say(language, 'chargeAtCost');
  if (code === 'DEM' && freeDays) return say(language, 'chargeFreeDays', { days: freeDays.demurrage });
  return '';
}
