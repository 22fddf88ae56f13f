import { IconButton, icons } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';

interface CompareButtonProps {
  /** of the channel */
  name: string;
  pressed: boolean;
  disabled: boolean;
  onClick(): void;
}

/** Puts a channel beside others, or takes it away again. */
export function CompareButton({ name, pressed, ...rest }: CompareButtonProps) {
  const text = useText();
  return (
    <IconButton
      size="sm"
      variant="neutral"
      icon={icons.scale}
      label={text(pressed ? 'freight.uncompare' : 'freight.compareOne', { name })}
      aria-pressed={pressed}
      {...rest}
    />
  );
}
