import { CopyButton, Inline, QrCode, Stack, Text } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';

/** A new secret: to be read by an app, or typed into it. */
export function SecretCode({ url, secret }: { url: string; secret: string }) {
  const text = useText();
  return (
    <Stack align="center" gap="sm">
      <QrCode value={url} label={text('second.code')} caption={text('second.caption')} />
      <Text tone="secondary" size="dense">
        {text('second.secret')}
      </Text>
      <Inline gap="xs" justify="center">
        <Text as="span" size="dense">
          {secret}
        </Text>
        <CopyButton value={secret.replaceAll(' ', '')} label={text('second.copySecret')} />
      </Inline>
    </Stack>
  );
}
