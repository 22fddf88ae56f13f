import {
  ContainerNumber,
  Marked,
  MarkedBill,
  type MarkedBillRow,
  MarkLegend,
  Section,
  SectionHeading,
  Split,
} from '@lading/ui';
import { useText } from '../../i18n/text.ts';

// Never translated: it is what stands on the bill.
const STREET = { found: '1402', rest: ' E WAREHOUSE STREET' };

/** What a wrong letter costs, and a draft on which it was found in time. */
export function HomeBill() {
  const text = useText();
  const rows: MarkedBillRow[] = [
    {
      cells: [
        [
          {
            label: text('more.bill.consignee'),
            lines: [
              'CASCADE HOME SUPPLY LLC',
              [<Marked key="found">{STREET.found}</Marked>, STREET.rest],
              'LOS ANGELES, CA 90021, USA',
            ],
          },
        ],
        [
          { label: text('more.bill.number'), lines: ['COSU6412098730'] },
          { label: text('more.bill.vessel'), lines: ['COSCO SHIPPING', 'ANDES / 042E'] },
        ],
      ],
      note: { kind: 'pen', title: text('more.bill.street'), text: text('more.bill.streetText') },
    },
    {
      cells: [
        [
          {
            label: text('more.bill.containers'),
            lines: ['CBHU3202732', 'CSQU3054384'].map((number) => <ContainerNumber key={number} value={number} />),
          },
        ],
        [{ label: text('more.bill.seals'), lines: ['CN4471203', 'CN4471218'] }],
      ],
      note: { kind: 'error', title: text('more.bill.digit'), text: text('more.bill.digitText') },
    },
  ];
  return (
    <Section sea>
      <SectionHeading title={text('more.amend')} lead={text('more.amendLead')} />
      <Split narrow="start">
        <MarkLegend
          names={{ ink: text('more.amend.ink'), mark: text('more.amend.mark'), pen: text('more.amend.pen') }}
        />
        <MarkedBill label={text('more.bill')} rows={rows} />
      </Split>
    </Section>
  );
}
