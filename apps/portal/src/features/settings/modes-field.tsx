import { HOUSE_MODES, type HouseMode } from '@lading/api-client/contract';
import { Checkbox, Inline, Panel, Stack, Text } from '@lading/ui';
import { useText } from '../../i18n/text.ts';

interface ModesFieldProps {
  value: readonly HouseMode[];
  error: string | undefined;
  onChange(value: HouseMode[]): void;
}

/** The ways to send goods that the site offers. */
export function ModesField({ value, error, onChange }: ModesFieldProps) {
  const text = useText();
  return (
    <Panel title={text('settings.modes')} tag={<Text tone="secondary">{text('settings.modesHint')}</Text>}>
      <Stack gap="sm">
        <Inline>
          {HOUSE_MODES.map((mode) => (
            <Checkbox
              key={mode}
              label={text(`settings.mode.${mode}`)}
              checked={value.includes(mode)}
              onChange={({ target }) =>
                onChange(HOUSE_MODES.filter((one) => (one === mode ? target.checked : value.includes(one))))
              }
            />
          ))}
        </Inline>
        {error && (
          <Text tone="danger" role="alert">
            {error}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
