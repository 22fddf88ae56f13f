import { Button, icons, Kbd } from '@lading/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Finder } from './finder.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { OfficeClock } from './office-clock.tsx';

const TYPES = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
/** A layer has the keys for itself; the work list, where it has the focus, takes `?` before it comes here. */
const LAYER = '[role=dialog], [role=alertdialog], [role=menu]';

type Opened = 'finder' | 'keys' | undefined;

function keyOf(event: KeyboardEvent): Opened {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') return 'finder';
  const { target } = event;
  const typing = target instanceof Element && target.closest(TYPES);
  if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector(LAYER)) return undefined;
  if (event.key === '/') return 'finder';
  return event.key === '?' ? 'keys' : undefined;
}

/** The way to the one search of the desk: a button in the header, `/` and Ctrl K; `?` shows every key. */
export function FinderTools() {
  const text = useText();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const wanted = keyOf(event);
      if (!wanted) return;
      event.preventDefault();
      setOpened(wanted);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button size="sm" icon={icons.search} onClick={() => setOpened('finder')} aria-keyshortcuts="/ Control+K Meta+K">
        {text('finder.button')} <Kbd keys={['/']} aria-hidden="true" />
      </Button>
      <OfficeClock />
      <Finder
        open={opened === 'finder'}
        onOpenChange={(open) => setOpened(open ? 'finder' : undefined)}
        onKeys={() => setOpened('keys')}
      />
      <KeysDialog open={opened === 'keys'} onOpenChange={(open) => setOpened(open ? 'keys' : undefined)} />
    </>
  );
}
