import { Button, icons, Page, Stack, Text } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { useText } from '../../i18n/text.ts';
import { useMay } from '../../session/use-may.ts';
import { KeysPanel } from './keys-panel.tsx';
import { WebhooksPanel } from './webhooks-panel.tsx';

/** Keys and addresses of the company, for whoever may change its data. How they are used stands on the public page. */
export function KeysPage() {
  const text = useText();
  const router = useRouter();
  const mayEdit = useMay('company:edit');
  return (
    <Page
      title={text('routes.apiKeys')}
      actions={
        <Button icon={icons.document} onClick={() => void router.navigate({ to: '/developers' })}>
          {text('developers.docs')}
        </Button>
      }
    >
      {mayEdit ? (
        <Stack>
          <KeysPanel />
          <WebhooksPanel />
        </Stack>
      ) : (
        <Text tone="secondary">{text('developers.ask')}</Text>
      )}
    </Page>
  );
}
