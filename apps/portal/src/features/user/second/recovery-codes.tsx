import { Alert, Button, Code, CopyButton, Stack } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const text = useText();
  return (
    <Stack>
      <Alert kind="warning" live="polite" title={text('second.recovery')}>
        {text('second.recoveryLead')}
      </Alert>
      <Stack as="ul" gap="xs" aria-label={text('second.recoveryList')}>
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </Stack>
      <CopyButton wide value={codes.join('\n')} label={text('second.copyRecovery')} />
      <Button variant="primary" size="lg" onClick={onDone}>
        {text('second.kept')}
      </Button>
    </Stack>
  );
}
