import { QUOTE_COLUMNS, type QuoteColumn } from '@lading/api-client/contract';
import { Checkbox, IconButton, Inline, icons, Stack, Text } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';

interface ColumnsFieldProps {
  /** in the order in which they stand; at least one */
  value: readonly QuoteColumn[];
  onChange(value: readonly QuoteColumn[]): void;
}

const moved = (columns: readonly QuoteColumn[], at: number, by: -1 | 1): QuoteColumn[] => {
  const next = [...columns];
  const [one] = next.splice(at, 1);
  if (one) next.splice(at + by, 0, one);
  return next;
};

/** Which columns a quotation has, and in which order: those that are chosen first, then the others. */
export function ColumnsField({ value, onChange }: ColumnsFieldProps) {
  const text = useText();
  const label = text('quotes.columns');
  const all = [...value, ...QUOTE_COLUMNS.filter((column) => !value.includes(column))];
  return (
    <Stack gap="xs">
      <Text size="dense" tone="secondary">
        {text('quotes.columnsHint')}
      </Text>
      <Stack as="ul" gap="xs" aria-label={label}>
        {all.map((column, at) => {
          const name = text(`quotes.column.${column}`);
          const chosen = value.includes(column);
          return (
            <li key={column}>
              <Inline gap="sm" justify="between">
                <Checkbox
                  label={name}
                  checked={chosen}
                  disabled={chosen && value.length === 1}
                  onChange={() => onChange(chosen ? value.filter((one) => one !== column) : [...value, column])}
                />
                {chosen && (
                  <Inline gap="xs">
                    <IconButton
                      size="sm"
                      icon={icons.arrowUp}
                      label={text('quotes.up', { name })}
                      disabled={at === 0}
                      onClick={() => onChange(moved(value, at, -1))}
                    />
                    <IconButton
                      size="sm"
                      icon={icons.arrowDown}
                      label={text('quotes.down', { name })}
                      disabled={at === value.length - 1}
                      onClick={() => onChange(moved(value, at, 1))}
                    />
                  </Inline>
                )}
              </Inline>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
