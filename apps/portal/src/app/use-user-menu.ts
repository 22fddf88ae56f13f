import type { ShellUser } from '@lading/ui';
import { icons } from '@lading/ui';
import { useLogout } from '../features/user/use-logout.ts';
import { useText } from '../i18n/text.ts';
import { CUSTOMER_DESK, DESK_TITLES } from '../session/desk.ts';
import { useDesk, useSession } from '../session/use-session.ts';
import { THEME_ICONS, useAppearance } from './use-appearance.ts';
import { useLanguageSwitch } from './use-language-switch.ts';

/** Who is logged in, with the menu of what they can do about it; undefined for a visitor. */
export function useUserMenu(): ShellUser | undefined {
  const text = useText();
  const session = useSession();
  const desk = useDesk();
  const logout = useLogout();
  const switchLanguage = useLanguageSwitch();
  const { next, contrast, switchTheme, switchContrast } = useAppearance();
  if (session.kind === 'guest') return undefined;
  const { name, companyName } = session.user.user;
  return {
    name,
    company: companyName,
    menu: [
      desk === CUSTOMER_DESK
        ? { id: 'orders', label: text('routes.orders'), icon: icons.rows, href: desk }
        : { id: 'desk', label: text(DESK_TITLES[desk]), icon: icons.compare, href: desk },
      { id: 'personal', label: text('routes.personal'), icon: icons.user, href: '/personal' },
      // On a phone the header has no room for the language, so it is chosen here.
      {
        id: 'language',
        label: text('user.otherLanguage'),
        icon: icons.globe,
        separated: true,
        onSelect: switchLanguage,
      },
      {
        id: 'theme',
        label: text(`user.${next}`),
        icon: THEME_ICONS[next],
        onSelect: switchTheme,
      },
      {
        id: 'contrast',
        label: text(contrast ? 'user.normalContrast' : 'user.moreContrast'),
        icon: icons.contrast,
        onSelect: switchContrast,
      },
      {
        id: 'logout',
        label: text('user.logout'),
        icon: icons.logout,
        separated: true,
        onSelect: () => void logout(),
      },
    ],
  };
}
