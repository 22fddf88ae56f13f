import { Checkbox, Stack, Text } from '@lading/ui';

interface ChoicesProps<Value extends string> {
  label: string;
  error: string | undefined;
  values: readonly Value[];
  chosen: readonly Value[];
  nameOf(value: Value): string;
  onChange(chosen: Value[]): void;
}

/** Several of a few, one box each. */
export function Choices<Value extends string>({ label, error, values, chosen, nameOf, onChange }: ChoicesProps<Value>) {
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <Text strong>{label}</Text>
      {values.map((value) => (
        <Checkbox
          key={value}
          label={nameOf(value)}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(values.filter((one) => (one === value ? target.checked : chosen.includes(one))))
          }
        />
      ))}
      {error !== undefined && (
        <Text tone="danger" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
