import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { useBothRefs } from '../foundations/use-ref.ts';
import { Anchor } from '../i18n/anchor.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as css from './site-menu.css.ts';
import type { SiteMenuEntry } from './site-menu-entries.ts';
import { useSubmenu } from './use-submenu.ts';

export interface SiteMenuProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** what this reader may see: `menuEntries(routes, roles)` */
  items: readonly SiteMenuEntry[];
  /** bar: one line, submenus under it. list: one under the other, as in the drawer of a phone */
  layout?: 'bar' | 'list';
  /** a link was taken */
  onLeave?: (() => void) | undefined;
}

/** The pages of a public site. Stands in a `nav` with a name; entries with children open a submenu. */
export const SiteMenu = /* @__PURE__ */ forwardRef<HTMLUListElement, SiteMenuProps>(function SiteMenu(
  { items, layout = 'bar', onLeave, className = '', ...rest },
  ref,
) {
  const [own, both] = useBothRefs(ref);
  const { opened, close, onKeyDown, item, press } = useSubmenu(own);
  const leave = () => {
    close();
    onLeave?.();
  };
  const keys = layout === 'bar' ? { onKeyDown } : {};
  return (
    <ul
      data-component="SiteMenu"
      {...rest}
      {...keys}
      ref={both}
      className={`${css.menu} ${className}`}
      data-layout={layout}
    >
      {items.map((entry) => (
        <li key={entry.id} className={css.entry} {...(layout === 'bar' && item(entry.id, Boolean(entry.children)))}>
          {entry.children ? (
            <Parent entry={entry} open={opened === entry.id} onPress={() => press(entry.id)} onLeave={leave} />
          ) : (
            <Leaf entry={entry} className={css.head} onLeave={leave} />
          )}
        </li>
      ))}
    </ul>
  );
});

interface LeafProps {
  entry: SiteMenuEntry;
  className: string;
  onLeave: () => void;
}

function Leaf({ entry: { label, href = '', current, icon, lead, code }, className, onLeave }: LeafProps) {
  return (
    <Anchor href={href} className={className} aria-current={current ? 'page' : undefined} onClick={onLeave}>
      {icon && <Icon drawing={icon} size={lead ? 'lg' : 'md'} />}
      <span>
        <span className={lead ? css.name : undefined}>{label}</span>
        {lead && <span className={css.lead}>{lead}</span>}
      </span>
      {code && <span className={css.code}>{code}</span>}
    </Anchor>
  );
}

interface ParentProps {
  entry: SiteMenuEntry;
  open: boolean;
  onPress: () => void;
  onLeave: () => void;
}

function Parent({ entry: { label, children = [], foot = [], current }, open, onPress, onLeave }: ParentProps) {
  const id = useId();
  const here = current || children.some((child) => child.current);
  return (
    <>
      <button
        type="button"
        className={css.head}
        aria-expanded={open}
        aria-controls={id}
        data-current={here ? '' : undefined}
        onClick={onPress}
      >
        {label}
        <Icon drawing={icons.chevronDown} size="sm" className={css.chevron} />
      </button>
      <div id={id} className={css.submenu} hidden={!open} data-submenu="">
        <ul className={css.list}>
          {children.map((child) => (
            <li key={child.id}>
              <Leaf entry={child} className={css.item} onLeave={onLeave} />
            </li>
          ))}
        </ul>
        {foot.length > 0 && (
          <ul className={css.foot}>
            {foot.map((link) => (
              <li key={link.id}>
                <Leaf entry={link} className={css.footLink} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
