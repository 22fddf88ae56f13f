import { DescriptionList, Panel, Stack, Text, useFormat, useLanguage } from '@lading/ui';
import type { SheetDraft, SheetHistory } from '@lading/ui/sheet';
import { useText } from '../../i18n/text.ts';
import type { SheetAnswer } from './rows.ts';
import { SheetTemplates } from './sheet-templates.tsx';

interface SideProps {
  data: SheetAnswer;
  draft: SheetDraft;
  history: SheetHistory;
}

/** What stands beside the sheet: sums, what is earned, the rates of exchange, what was promised and not billed, templates. */
export function SheetSide({ data, draft, history }: SideProps) {
  const text = useText();
  const { money } = useFormat();
  const english = useLanguage() === 'en-US';
  const { totals, overall, fx, dropped, marginShown } = data;
  return (
    <Stack gap="sm">
      <Panel title={text('charges.totals')}>
        <DescriptionList
          layout="rows"
          items={[
            ...totals.map(({ currency, receivable }) => ({ name: currency, value: money(currency, receivable) })),
            ...(overall ? [{ name: text('charges.inOne'), value: money(overall.currency, overall.receivable) }] : []),
            { name: text('charges.due'), value: data.dueDay },
          ]}
        />
      </Panel>
      {marginShown && overall?.payable && overall.margin && (
        <Panel title={text('charges.margin')}>
          <DescriptionList
            layout="rows"
            items={[
              { name: text('charges.payable'), value: money(overall.currency, overall.payable) },
              { name: text('charges.margin'), value: money(overall.currency, overall.margin) },
              { name: text('charges.share'), value: overall.percent === null ? '—' : `${overall.percent}%` },
            ]}
          />
        </Panel>
      )}
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
      <SheetTemplates draft={draft} history={history} />
      <Panel title={text('charges.exchange')}>
        <DescriptionList
          layout="rows"
          items={fx.map(({ currency, cnyPerUnit, day, source }) => ({
            name: `1 ${currency}`,
            value: `CNY ${cnyPerUnit} · ${[day, source].filter(Boolean).join(' · ')}`,
          }))}
        />
      </Panel>
    </Stack>
  );
}
