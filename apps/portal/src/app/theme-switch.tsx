import { Button, IconButton } from '@lading/ui';
import { useText } from '../i18n/text.ts';
import { THEME_ICONS, useAppearance } from './use-appearance.ts';

/** Which theme is shown; each press goes on to the next. With words where there is room for them. */
export function ThemeSwitch({ words = false }: { words?: boolean }) {
  const text = useText();
  const { theme, switchTheme } = useAppearance();
  const shown = { icon: THEME_ICONS[theme], onClick: switchTheme };
  const label = text('app.theme', { theme: text(`user.${theme}`) });
  return words ? (
    <Button variant="ghost" {...shown}>
      {label}
    </Button>
  ) : (
    <IconButton label={label} {...shown} />
  );
}
