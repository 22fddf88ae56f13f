import { Button, DataTable, StatusTag, useFormat } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import type { EnquiryShown } from './enquiries.ts';

interface EnquiryQuotesProps {
  enquiry: EnquiryShown;
  /** takes a price; nothing can be taken without */
  onChoose?: ((quoteId: number) => void) | undefined;
}

/** The prices that were answered, the lowest first. */
export function EnquiryQuotes({ enquiry, onChoose }: EnquiryQuotesProps) {
  const text = useText();
  const { money } = useFormat();
  const { quotes, chosenQuoteId, enquiryNo } = enquiry;
  return (
    <DataTable
      label={text('enquiry.quotesOf', { no: enquiryNo })}
      state="ready"
      rows={quotes}
      rowKey={({ id }) => id}
      rowName={({ channel }) => channel}
      columns={[
        { id: 'channel', header: text('enquiry.channel'), cell: ({ channel }) => channel },
        {
          id: 'price',
          header: text('enquiry.price'),
          numeric: true,
          cell: ({ price, chargeable }) => `${price} × ${chargeable} kg`,
        },
        {
          id: 'total',
          header: text('enquiry.total'),
          numeric: true,
          cell: ({ total }) => money(total.currency, total.amount),
        },
        {
          id: 'transit',
          header: text('enquiry.transit'),
          numeric: true,
          cell: ({ transitMin, transitMax }) => text('enquiry.days', { least: transitMin, most: transitMax }),
        },
        { id: 'validTo', header: text('enquiry.validTo'), cell: ({ validTo }) => validTo },
        { id: 'remark', header: text('enquiry.remark'), cell: ({ remark }) => remark || '—' },
        {
          id: 'choose',
          header: text('enquiry.choice'),
          cell: ({ id, channel, lapsed }) => {
            if (id === chosenQuoteId) return <StatusTag tone="success">{text('enquiry.chosen')}</StatusTag>;
            if (lapsed) return text('enquiry.over');
            if (!onChoose) return '—';
            return (
              <Button size="sm" aria-label={text('enquiry.chooseOne', { channel })} onClick={() => onChoose(id)}>
                {text('enquiry.choose')}
              </Button>
            );
          },
        },
      ]}
    />
  );
}
