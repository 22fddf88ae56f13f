import { type EditableColumn, StatusTag, Text, TextField, type Tone, useFormat } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { useLanguageName } from '../../kit/language-name.ts';
import { BOXES, laneOf, priceOf, type Rate, type RateDraft } from './rate.ts';

type Column = EditableColumn<Rate, RateDraft>;

const TONES: Readonly<Record<Rate['auditState'], Tone>> = {
  1: 'neutral',
  2: 'info',
  3: 'success',
  4: 'danger',
  5: 'warning',
};

/** How far a rate is, and why it came back. */
function StateTag({ rate }: { rate: Rate }) {
  const text = useText();
  if (rate.auditState === 3 && rate.expired) return <StatusTag tone="warning">{text('fuda.expired')}</StatusTag>;
  return (
    <>
      <StatusTag tone={TONES[rate.auditState]}>{text(`fuda.state.${rate.auditState}`)}</StatusTag>
      {rate.reason && <Text size="caption">{rate.reason}</Text>}
    </>
  );
}

/** The columns of the table: costs, what is added and the days are edited where they stand. */
export function useRateColumns(isAdmin: boolean): readonly Column[] {
  const text = useText();
  const nameOf = useLanguageName();
  const { money } = useFormat();
  return useMemo(() => {
    const typed = (id: Exclude<keyof RateDraft, 'routeCode' | 'shareTo'>, header: string, size: number): Column => ({
      id,
      header,
      numeric: id.startsWith('cost') || id === 'sellMarkup',
      cell: (row) => (id === 'validFrom' || id === 'validTo' ? row[id] : ''),
      edit: ({ draft, put, field }) => (
        <TextField {...field} size={size} value={draft[id]} onChange={({ target }) => put({ [id]: target.value })} />
      ),
    });
    const boxes = BOXES.map(([type, name]): Column => {
      const said = (row: Rate) => {
        const price = priceOf(row, type);
        const cost = row.prices.find(({ ctnType }) => ctnType === type)?.cost;
        if (price === undefined) return '—';
        return cost ? `${money(row.currency, price)} (${cost})` : money(row.currency, price);
      };
      return {
        ...typed(`cost${type}`, name, 8),
        cell: said,
        value: said,
      };
    });
    return [
      {
        id: 'lane',
        header: text('fuda.lane'),
        sticky: 'start',
        cell: laneOf,
        value: laneOf,
      },
      ...(isAdmin
        ? [{ id: 'partner', header: text('fuda.partner'), cell: ({ partner }: Rate) => nameOf(partner) }]
        : []),
      {
        id: 'carrier',
        header: text('fuda.carrier'),
        cell: ({ shipping, serviceCode }) => `${nameOf(shipping)} ${serviceCode}`.trim(),
      },
      { id: 'auditState', header: text('fuda.status'), cell: (rate) => <StateTag rate={rate} /> },
      ...boxes,
      {
        ...typed('sellMarkup', text('fuda.sellMarkup'), 7),
        cell: ({ sellMarkup }) => sellMarkup ?? '—',
        value: ({ sellMarkup }) => sellMarkup ?? '',
      },
      typed('validFrom', text('fuda.validFrom'), 10),
      typed('validTo', text('fuda.validTo'), 10),
      {
        id: 'transit',
        header: text('fuda.transitDays'),
        numeric: true,
        cell: ({ transitDays }) => String(transitDays),
      },
      { id: 'share', header: text('fuda.shareTo'), cell: ({ shareTo }) => text(`fuda.share.${shareTo}`) },
      { id: 'version', header: text('fuda.version'), numeric: true, cell: ({ version }) => String(version) },
    ];
  }, [text, nameOf, money, isAdmin]);
}
