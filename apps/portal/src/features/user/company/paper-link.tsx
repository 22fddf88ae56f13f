import { settle } from '@lading/api-client';
import { TextButton } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { saveBlob } from '../../../kit/save-blob.ts';

/** A paper of the company, by its name: it is fetched with the session and saved. */
export function PaperLink({ name, path }: { name: string; path: string }) {
  const text = useText();
  const { client, notices } = usePortal();
  const [pending, setPending] = useState(false);
  const fetch = async () => {
    setPending(true);
    const file = await settle(client.file(path));
    setPending(false);
    if (file.ok) saveBlob(file.data, name);
    else notices.show({ kind: 'error', text: errorText(text, file.error) });
  };
  return (
    <TextButton aria-busy={pending || undefined} onClick={() => pending || void fetch()}>
      {name}
    </TextButton>
  );
}
