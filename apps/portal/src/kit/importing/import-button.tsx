import type { ImportKind } from '@lading/api-client/contract';
import { Button, icons } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ImportDialog } from './import-dialog.tsx';

/** Opens the import of a kind. */
export function ImportButton({ kind }: { kind: ImportKind }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={icons.upload} onClick={() => setOpen(true)}>
        {text('importing.open')}
      </Button>
      {open && <ImportDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}
