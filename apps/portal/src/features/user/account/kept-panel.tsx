import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { Button, icons, Panel, Stack, Text } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { saveBlob } from '../../../kit/save-blob.ts';

const { exportKept } = contract.user;

/** What the portal keeps of somebody, for himself. */
export function KeptPanel() {
  const text = useText();
  const { client, notices } = usePortal();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    const file = await settle(client.call(exportKept));
    setPending(false);
    if (file.ok) saveBlob(file.data, file.data.name || 'lading.json');
    else notices.show({ kind: 'error', text: errorText(text, file.error) });
  };
  return (
    <Panel id="kept" tabIndex={-1} title={text('kept.title')}>
      <Stack gap="sm" align="start">
        <Text tone="secondary">{text('kept.what')}</Text>
        <Button icon={icons.download} loading={pending} onClick={() => void save()}>
          {text('kept.save')}
        </Button>
      </Stack>
    </Panel>
  );
}
