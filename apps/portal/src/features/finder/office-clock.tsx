import { Icon, Inline, icons, Text, useFormat } from '@lading/ui';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';

/** Where the desk sits: its days and limits go by this clock, wherever the reader is. */
const ZONE = 'Asia/Shanghai';

/** What time it is at the desk. */
export function OfficeClock() {
  const text = useText();
  const { minute } = useFormat();
  const at = minute(new Date(useNow()).toISOString(), ZONE).slice('yyyy-'.length, 'yyyy-MM-dd HH:mm'.length);
  return (
    <Inline gap="xs" role="group" aria-label={text('finder.clock')}>
      <Icon drawing={icons.clock} size="sm" />
      <Text as="span" size="caption" tone="secondary">
        {text('finder.office')}
      </Text>
      <Text as="strong" size="dense" strong>
        {at}
      </Text>
    </Inline>
  );
}
