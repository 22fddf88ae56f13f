import { DescriptionList, Dialog, Kbd, Stack, Text } from '@lading/ui';
import { useText } from '../../i18n/text.ts';

const KEYS = [
  [['/'], 'search'],
  [['ctrl', 'K'], 'commands'],
  [['?'], 'keys'],
  [['1'], 'queue'],
  [['J'], 'move'],
  [['O'], 'open'],
  [['T'], 'take'],
  [['N'], 'next'],
] as const;

/** Every key of the desk. */
export function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const text = useText();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="message" title={text('finder.keys')}>
      <Stack>
        <DescriptionList
          items={KEYS.map(([keys, says]) => ({ name: text(`finder.key.${says}`), value: <Kbd keys={keys} /> }))}
        />
        <Text tone="secondary">{text('finder.keysNote')}</Text>
      </Stack>
    </Dialog>
  );
}
