import { CUSTOMER_ROLES } from '@lading/api-client/contract';
import { Checkbox, Stack, Text } from '@lading/ui';
import { useId } from 'react';
import { useText } from '../../../i18n/text.ts';

interface RolesFieldProps {
  label: string;
  value: readonly string[];
  onChange(roles: string[]): void;
  error?: string | undefined;
}

/** The roles of one of a company's people; several add up. */
export function RolesField({ label, value, onChange, error }: RolesFieldProps) {
  const text = useText();
  const id = useId();
  return (
    <Stack gap="sm" role="group" aria-labelledby={id} aria-describedby={error ? `${id}-error` : undefined}>
      <Text id={id} size="dense" strong>
        {label}
      </Text>
      {CUSTOMER_ROLES.map((role) => (
        <Checkbox
          key={role}
          label={text(`company.as.${role}`)}
          hint={text(`members.may.${role}`)}
          checked={value.includes(role)}
          onChange={({ target: { checked } }) =>
            onChange(CUSTOMER_ROLES.filter((one) => (one === role ? checked : value.includes(one))))
          }
        />
      ))}
      {error && (
        <Text id={`${id}-error`} tone="danger" size="dense" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
