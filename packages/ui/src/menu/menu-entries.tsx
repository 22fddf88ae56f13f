import { Fragment } from 'react';
import {
  MenuItem as MenuEntry,
  MenuPortal,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
} from '../foundations/menu.tsx';
import type { NamePart } from '../foundations/parts.ts';
import { Anchor } from '../i18n/anchor.tsx';
import type { IconDrawing } from '../icon/drawings.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './menu.css.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconDrawing;
  onSelect?(): void;
  /** goes there instead of acting */
  href?: string;
  /** opens another list beside it instead of acting */
  items?: readonly MenuItem[];
  tone?: 'danger';
  disabled?: boolean;
  /** a rule stands above it */
  separated?: boolean;
}

/** What of it has a name of its own. */
export type MenuPart = 'item' | 'rule' | 'list';

/** Where the lists of a menu are put, and whether they stand above a dialog. */
export interface MenuLayer {
  container: HTMLElement | null | undefined;
  inside: boolean;
  part: NamePart<MenuPart>;
}

interface MenuEntriesProps extends MenuLayer {
  items: readonly MenuItem[];
  /** the entries are the answers of a choice of one */
  choice?: boolean;
}

/** The entries of a list, and the lists they open. */
export function MenuEntries({ items, choice = false, ...layer }: MenuEntriesProps) {
  return items.map((item) => (
    <Fragment key={item.id}>
      {item.separated && <MenuSeparator {...layer.part('rule', styles.rule)} />}
      {item.items ? (
        <Submenu item={item} items={item.items} {...layer} />
      ) : (
        <Entry item={item} choice={choice} part={layer.part} />
      )}
    </Fragment>
  ));
}

const attributesOf = ({ disabled, tone }: MenuItem, part: NamePart<MenuPart>) => ({
  ...part('item', styles.item),
  disabled,
  'data-tone': tone,
});

function Entry({ item, choice, part }: { item: MenuItem; choice: boolean; part: NamePart<MenuPart> }) {
  const shared = { ...attributesOf(item, part), onSelect: item.onSelect };
  const content = (
    <>
      {item.icon && <Icon drawing={item.icon} />}
      {item.label}
    </>
  );
  if (item.href !== undefined)
    return (
      <MenuEntry {...shared} asChild>
        <Anchor href={item.href}>{content}</Anchor>
      </MenuEntry>
    );
  if (choice)
    return (
      <MenuRadioItem {...shared} value={item.id}>
        {content}
      </MenuRadioItem>
    );
  return <MenuEntry {...shared}>{content}</MenuEntry>;
}

function Submenu({ item, items, ...layer }: MenuLayer & { item: MenuItem; items: readonly MenuItem[] }) {
  return (
    <MenuSub>
      <MenuSubTrigger {...attributesOf(item, layer.part)}>
        {item.icon && <Icon drawing={item.icon} />}
        {item.label}
        <Icon drawing={icons.chevronRight} size="sm" className={styles.beside} />
      </MenuSubTrigger>
      <MenuPortal container={layer.container}>
        <MenuSubContent
          {...layer.part('list', styles.menu)}
          aria-label={item.label}
          aria-labelledby={undefined}
          sideOffset={2}
          alignOffset={-5}
          collisionPadding={8}
          data-in-dialog={layer.inside ? '' : undefined}
        >
          <MenuEntries items={items} {...layer} />
        </MenuSubContent>
      </MenuPortal>
    </MenuSub>
  );
}
