import { ChargeTotals, DescriptionList, Panel, Stack, Text, useFormat, useLanguage } from '@lading/ui';
import { SUMMED_IN, type ChargeTotals as Totals } from '@lading/validators/settlement';
import { useText } from '../../i18n/text.ts';
import type { SheetAnswer } from './rows.ts';

interface SideProps {
  data: SheetAnswer;
  /** as the rows are written now */
  sums: Totals;
}

/** What stands beside the sheet: sums, what is earned, when it is due, the rates of exchange, what was promised and not billed. */
export function SheetSide({ data, sums }: SideProps) {
  const text = useText();
  const { money } = useFormat();
  const english = useLanguage() === 'en-US';
  const { fx, dropped, marginShown } = data;
  const { totals, overall } = sums;
  const used = fx.filter(
    ({ currency }) => currency === SUMMED_IN || totals.some((total) => total.currency === currency),
  );
  return (
    <Stack gap="sm">
      <Panel title={text('charges.totals')}>
        <ChargeTotals totals={totals} overall={overall} margin={marginShown ? (overall ?? undefined) : undefined} />
      </Panel>
      <Panel title={text('charges.publishing')}>
        <Stack gap="sm">
          <DescriptionList
            layout="rows"
            items={[
              { name: text('charges.due'), value: data.dueDay },
              { name: text('charges.terms'), value: text(`charges.terms.${data.terms.by}`, { days: data.terms.days }) },
            ]}
          />
          <Text tone="secondary">{text('charges.publishingHint')}</Text>
        </Stack>
      </Panel>
      {dropped.length > 0 && (
        <Panel title={text('charges.dropped')}>
          <Stack gap="sm">
            {dropped.map(({ code, name, nameEn, currency, predicted }) => (
              <Text key={`${code} ${currency}`}>
                {`${english ? nameEn || name : name} · ${money(currency, predicted)}`}
              </Text>
            ))}
          </Stack>
        </Panel>
      )}
      <Panel title={text('charges.exchange')}>
        <DescriptionList
          layout="rows"
          items={used.map(({ currency, cnyPerUnit, day, source }) => ({
            name: `1 ${currency}`,
            value: `CNY ${cnyPerUnit} · ${[day, source].filter(Boolean).join(' · ')}`,
          }))}
        />
      </Panel>
    </Stack>
  );
}
