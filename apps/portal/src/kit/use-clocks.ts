import { useFormat } from '@lading/ui';
import { useText } from '../i18n/text.ts';

/** A cut-off by the clock of its port, and by the reader's beside it where that shows another time. */
export function useClocks(): (at: string | null, zone: string) => string {
  const text = useText();
  const { minute } = useFormat();
  return (at, zone) => {
    const [kept, mine] = [minute(at, zone), minute(at)];
    return kept === mine ? kept : text('list.bothClocks', { kept, mine: mine.slice('yyyy-'.length) });
  };
}
