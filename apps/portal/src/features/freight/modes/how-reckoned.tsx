import { Button } from '@lading/ui';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../i18n/text.ts';

const Sums = lazy(async () => ({ default: (await import('./sums-dialog.tsx')).SumsDialog }));

/** Beside a sum: how it comes about, and at which rates of exchange. */
export function HowReckoned() {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {text('freight.how')}
      </Button>
      {open && (
        <Suspense>
          <Sums onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
