import { Code, DescriptionList, IconButton, icons, Link, Popover, Stack, useFormat } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import type { ChargeLine } from './statement-lines.ts';

/** The rate and the quotation that a line was promised by, one press away. */
export function LineSource({ line, name }: { line: ChargeLine; name: string }) {
  const text = useText();
  const { money } = useFormat();
  const { source, predicted, currency, percent } = line;
  if (source === null) return null;
  const { rateNo, version, quoteNo } = source;
  const version0 = version === null ? '' : ` · ${text('statements.version', { version })}`;
  return (
    <Popover
      title={text('statements.sourceOf', { name })}
      trigger={<IconButton size="sm" icon={icons.link} label={text('statements.sourceOf', { name })} />}
    >
      <Stack gap="sm">
        <DescriptionList
          layout="rows"
          items={[
            {
              name: text('statements.rate'),
              value: rateNo && (
                <>
                  <Link href={`/rates?keyword=${encodeURIComponent(rateNo)}`}>
                    <Code>{rateNo}</Code>
                  </Link>
                  {version0}
                </>
              ),
            },
            {
              name: text('statements.quote'),
              value: quoteNo && (
                <Link href={`/quotes?keyword=${encodeURIComponent(quoteNo)}`}>
                  <Code>{quoteNo}</Code>
                </Link>
              ),
            },
            { name: text('statements.predicted'), value: predicted !== null && money(currency, predicted) },
            { name: text('statements.percent'), value: percent !== null && `${percent} %` },
          ]}
        />
      </Stack>
    </Popover>
  );
}
