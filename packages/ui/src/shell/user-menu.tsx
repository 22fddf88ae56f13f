import { Avatar } from '../avatar/avatar.tsx';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Menu } from '../menu/menu.tsx';
import type { ShellUser } from './types.ts';
import * as css from './user-menu.css.ts';

/** Who is logged in, and what they can do about it. */
export function UserMenu({ user }: { user: ShellUser }) {
  const text = useText();
  const label = text('shell.account');
  return (
    <Menu
      label={label}
      items={user.menu}
      trigger={
        <button type="button" className={css.user}>
          <Avatar name={user.name} decorative />
          <span className={css.words}>
            <span className={css.name}>{user.name}</span>{' '}
            {user.company && (
              <span className={css.company} title={user.company}>
                {user.company}
              </span>
            )}
          </span>{' '}
          <VisuallyHidden>{label}</VisuallyHidden>
          <Icon drawing={icons.chevronDown} size="sm" />
        </button>
      }
    />
  );
}
