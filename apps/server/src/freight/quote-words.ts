import { QUOTE_COLUMNS, type QuoteMode, type QuoteColumn as QuoteTemplateColumn } from '@lading/api-client/contract';
import { type MarkUp, markedUpPrice } from '@lading/validators/freight';
import { keyOf, type QuoteCell, type QuoteColumn, type QuotedRate, type QuoteLine } from '../documents/quote/quote.ts';
import { inBoth, type QuoteLanguage, type QuoteWord, quoteWord } from '../documents/quote/words.ts';
import type { Language } from '../messages/say.ts';
import { type Line, nameOfLine, noteOfLine } from './line-words.ts';
import type { QuoteTemplate } from './quote-asked.ts';
import type { QuoteOffer } from './quote-offer.ts';

/** A text that is said in each of two languages, in those of a quotation. */
const said = (text: (language: Language) => string, language: QuoteLanguage) =>
  inBoth([text('zh-CN'), text('en-US')], language);

type Base = 'pol' | 'pod' | QuoteTemplateColumn;
/** Columns that one kind of freight calls otherwise, has several of, or none. */
const OTHERWISE: Readonly<Record<QuoteMode, Partial<Record<Base, readonly QuoteWord[]>>>> = {
  fcl: {},
  lcl: { carrier: ['coLoader'], docCutoff: ['cfsCutoff', 'docCutoff'], freeDays: [] },
  air: {
    pol: ['origin'],
    pod: ['destination'],
    carrier: ['airline'],
    etd: ['flight'],
    docCutoff: ['cargoCutoff'],
    freeDays: [],
  },
  fba: {
    pol: ['handedIn'],
    pod: ['site'],
    carrier: ['channel'],
    via: ['way'],
    docCutoff: ['cargoCutoff'],
    freeDays: [],
  },
};

const wordsOf = (mode: QuoteMode, name: Base): readonly QuoteWord[] => OTHERWISE[mode][name] ?? [name];
const firstOf = (mode: QuoteMode, name: Base): QuoteWord => wordsOf(mode, name)[0] ?? name;

/** Number and lane, then the columns of the template with the prices behind the way of the ship. */
export function columnsOf(
  template: QuoteTemplate | undefined,
  mode: QuoteMode,
  prices: readonly QuoteColumn[],
): QuoteColumn[] {
  const wanted = template && template.columns.length > 0 ? template.columns : QUOTE_COLUMNS;
  const shown = wanted.filter((name) => name !== 'surcharges' || template?.showSurcharges !== false);
  const before = shown.filter((name) => ['carrier', 'etd', 'transit', 'via'].includes(name));
  const after = shown.filter((name) => !before.includes(name));
  const columns = (names: readonly Base[]) =>
    names.flatMap((name) => wordsOf(mode, name).map((word): QuoteColumn => ({ word })));
  return [{ word: 'no' }, ...columns(['pol', 'pod', ...before]), { word: 'currency' }, ...prices, ...columns(after)];
}

const counts = ({ state, chosen }: Line) => state === 'charged' || (state === 'optional' && chosen === true);

/** `THC CNY 1240.00/每箱 Container; …`: what is charged beside the freight. */
const surchargesSaid = (lines: readonly Line[], language: QuoteLanguage): string =>
  lines
    .filter((line) => line.code !== 'OF' && counts(line))
    .map(({ code, currency, unitPrice, basis }) => {
      const unit = quoteWord(`basis.${basis}`, language);
      return `${code} ${unitPrice === null ? '' : `${basis === 'PERCENT' ? '' : `${currency} `}${unitPrice} `}/ ${unit}`;
    })
    .join('; ');

interface Told {
  readonly at: number;
  readonly mode: QuoteMode;
  readonly offer: QuoteOffer;
  /** with what was added to them */
  readonly lines: readonly Line[];
  readonly markUps: readonly MarkUp[];
  readonly language: QuoteLanguage;
}

/** A moment as a sheet says it. */
export const momentSaid = (instant: string | null) => instant?.slice(0, 16).replace('T', ' ') ?? '';

export function freeDaysSaid(
  freeDays: { detention: number; demurrage: number; combined: boolean } | null,
  language: QuoteLanguage,
): string {
  if (!freeDays) return '';
  const { detention, demurrage, combined } = freeDays;
  if (combined) return `${quoteWord('combined', language)} ${detention}`;
  return `${quoteWord('detention', language)} ${detention}; ${quoteWord('demurrage', language)} ${demurrage}`;
}

/** What a line is called; who receives pays some of those of a part of a container. */
function nameSaid(line: Line, mode: QuoteMode, language: QuoteLanguage): string {
  if (mode === 'air' && line.code === 'OF') return quoteWord('airFreight', language);
  const name = said((one) => nameOfLine(line, one), language);
  return line.payTerm === 'CC' && counts(line) ? `${name} (${quoteWord('byConsignee', language)})` : name;
}

/** A rate as a row of the sheet and its charges under it. */
export function quotedRate({ at, mode, offer, lines, markUps, language }: Told): QuotedRate {
  const { etd, currency, prices } = offer;
  const [pol, pod] = [inBoth(offer.pol, language), inBoth(offer.pod, language)];
  const carrier = `${inBoth(offer.carrier, language)} ${offer.service}`.trim();
  const via =
    offer.via.length === 0 ? quoteWord('direct', language) : offer.via.map((one) => inBoth(one, language)).join(', ');
  const cells: Record<string, QuoteCell> = {
    no: `${at + 1}`,
    via,
    currency,
    [firstOf(mode, 'pol')]: pol,
    [firstOf(mode, 'pod')]: pod,
    [firstOf(mode, 'carrier')]: carrier,
    [firstOf(mode, 'etd')]: etd,
    transit: `${offer.transitDays} ${quoteWord('days', language)}`,
    surcharges: surchargesSaid(lines, language),
    valid: `${offer.validFrom} – ${offer.validTo}`,
    remark: inBoth(offer.remark, language),
    ...offer.cells,
    ...Object.fromEntries(
      prices.map(({ column, price }) => [
        keyOf(column),
        { money: markedUpPrice(price, 'OF', currency, markUps), currency },
      ]),
    ),
  };
  return {
    title: `${at + 1}. ${pol} – ${pod}, ${carrier}, ${etd}`,
    cells,
    lines: lines.map((line): QuoteLine => {
      const { code, side, basis, unitPrice, quantity, currency: own, amount, state, chosen, ctnType } = line;
      return {
        code,
        side,
        basis,
        unitPrice,
        quantity,
        currency: own,
        amount,
        state,
        ...(chosen === undefined ? {} : { chosen }),
        ...(ctnType === undefined ? {} : { ctnType }),
        name: nameSaid(line, mode, language),
      };
    }),
  };
}

/** What no price holds, with who pays it or how much it is, each once. */
export function notIncludedOf(offers: readonly QuoteOffer[], language: QuoteLanguage): string[] {
  const texts = offers.flatMap(({ freeDays, lines }) =>
    lines.flatMap((line) => {
      if (line.state !== 'notIncluded') return [];
      const name = said((one) => nameOfLine(line, one), language);
      const note = said((one) => noteOfLine(line, freeDays, one), language).trim();
      const price = line.amount === null ? '' : `${line.currency} ${line.amount}`;
      return [[name, price, note].filter((part) => part !== '').join(', ')];
    }),
  );
  return [...new Set(texts)];
}
