import { Alert, Code, CopyButton, Inline } from '@lading/ui';
import { useText } from '../../i18n/text.ts';

/** A secret that is told this once. */
export function Told({ secret, label }: { secret: string; label: string }) {
  const text = useText();
  return (
    <Alert kind="success" live="assertive" title={text('developers.told')}>
      <Inline>
        <Code>{secret}</Code>
        <CopyButton value={secret} label={label} />
      </Inline>
    </Alert>
  );
}
