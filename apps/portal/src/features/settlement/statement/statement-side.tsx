import {
  DescriptionList,
  Link,
  Panel,
  Stack,
  StatementChanges,
  Text,
  useFormat,
  useLanguage,
  VarianceMark,
} from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { type Charges, type Info, nameIn } from './statement-lines.ts';

const isNone = (amount: string) => !/[1-9]/.test(amount);

/** What is predicted and billed of each currency, and what of it is paid. */
function Sums({ info }: { info: Info }) {
  const text = useText();
  const { money } = useFormat();
  const bare = (amount: string) => money('', amount).trim();
  return info.row.sums.map(({ currency, predicted, amount, variance, paid, open }) => (
    <Panel key={currency} title={currency}>
      <DescriptionList
        layout="rows"
        items={[
          { name: text('statements.predicted'), value: bare(predicted) },
          {
            name: text('statements.variance'),
            value: <VarianceMark amount={variance} marked={!isNone(variance)} />,
          },
          { name: text('statements.billed'), value: <strong>{bare(amount)}</strong> },
          ...(isNone(paid)
            ? []
            : [
                { name: text('statements.paid'), value: bare(paid) },
                { name: text('statements.open'), value: <strong>{bare(open)}</strong> },
              ]),
        ]}
      />
    </Panel>
  ));
}

/** When it is due, by which terms and rates, and what belongs to it. */
function Facts({ info }: { info: Info }) {
  const text = useText();
  const { minute, dayMonth, money } = useFormat();
  const { row, fx, follows, followedBy, payments, invoices, note } = info;
  const other = (one: { id: number; accountNo: string }) => <Link href={`/settlement/${one.id}`}>{one.accountNo}</Link>;
  const when = (name: string, by: string, at: string | null) => ({ name, value: at && `${by} ${minute(at)}` });
  return (
    <Panel title={text('statements.statement')}>
      <DescriptionList
        layout="rows"
        items={[
          ...(row.periodFrom === null
            ? []
            : [{ name: text('statements.period'), value: `${dayMonth(row.periodFrom)} – ${dayMonth(row.periodTo)}` }]),
          { name: text('statements.dueDay'), value: row.dueDay },
          ...(row.confirmBy === null ? [] : [{ name: text('statements.confirmBy'), value: row.confirmBy }]),
          when(text('statements.issued'), info.issuedBy, info.issuedAt),
          ...(info.confirmedAt ? [when(text('statements.confirmedBy'), info.confirmedBy, info.confirmedAt)] : []),
          ...fx
            .filter(({ currency }) => row.sums.some((sum) => sum.currency === currency))
            .map(({ currency, cnyPerUnit, day, source }) => ({
              name: text('statements.fx', { currency }),
              value: `${cnyPerUnit} · ${day}${source ? ` · ${source}` : ''}`,
            })),
          ...(follows ? [{ name: text('statements.follows'), value: other(follows) }] : []),
          ...(followedBy ? [{ name: text('statements.followedBy'), value: other(followedBy) }] : []),
          ...(invoices.length === 0
            ? []
            : [
                {
                  name: text('statements.invoices'),
                  value: (
                    <Link href={`/invoices?keyword=${encodeURIComponent(row.accountNo)}`}>
                      {text('statements.invoiceCount', { count: invoices.length })}
                    </Link>
                  ),
                },
              ]),
          ...payments.map(({ id, day, way, currency, amount }) => ({
            name: text('statements.paidOn', { day: dayMonth(day) }),
            value: `${money(currency, amount)} · ${way}`,
            key: id,
          })),
          ...(note ? [{ name: text('statements.note'), value: note, wide: true }] : []),
        ]}
      />
    </Panel>
  );
}

function Versions({ info, charges }: { info: Info; charges: Charges }) {
  const text = useText();
  const language = useLanguage();
  const { minute } = useFormat();
  const { compared } = charges;
  const [latest] = info.versions;
  const why = latest?.why;
  return (
    <Panel title={text('statements.changes', { version: compared ?? 1 })}>
      <Stack gap="sm">
        {why && <Text size="dense">{why}</Text>}
        <StatementChanges
          changes={charges.changes.map(({ lineId, code, bookingNo, before, after, ...names }) => ({
            id: `${lineId ?? ''} ${bookingNo} ${code}`,
            name: nameIn(language, names),
            currency: (after ?? before)?.currency ?? '',
            before: before?.amount ?? null,
            after: after?.amount ?? null,
          }))}
        />
        {info.versions.map(({ version, at, by }) => (
          <Text key={version} size="caption" tone="secondary">
            {text('statements.version', { version })} · {by} {minute(at)}
          </Text>
        ))}
      </Stack>
    </Panel>
  );
}

/** What stands beside the lines: sums, facts, what a reissue changed, and what happened. */
export function StatementSide({ info, charges }: { info: Info; charges: Charges | undefined }) {
  const text = useText();
  const { minute } = useFormat();
  return (
    <Stack>
      <Sums info={info} />
      {charges && info.versions.length > 1 && <Versions info={info} charges={charges} />}
      <Facts info={info} />
      <Panel title={text('statements.history')}>
        <Stack as="ul" gap="sm">
          {info.history.map(({ at, by, text: what }) => (
            <li key={`${at} ${what}`}>
              <Text size="dense">
                <strong>{by}</strong> {what}
              </Text>
              <Text size="caption" tone="secondary">
                {minute(at)}
              </Text>
            </li>
          ))}
        </Stack>
      </Panel>
    </Stack>
  );
}
