import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import { Anchor } from '../i18n/anchor.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as css from './side-panel.css.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useReturn } from './use-return.ts';

interface SideEntry {
  id: string;
  label: string;
  icon: icons.IconDrawing;
}
/** Where it leads; an address of another house opens a window of its own. */
export interface SideLink extends SideEntry {
  href: string;
  external?: boolean;
}
/** What is shown beside the panel, such as a code to scan. */
export interface SideCard extends SideEntry {
  content: ReactNode;
}
/** What opens over the page, such as a form. */
export interface SideAction extends SideEntry {
  onSelect(): void;
}
export type SidePanelItem = SideLink | SideCard | SideAction;

/** What of it has a name of its own. */
export type SidePanelPart = 'entry' | 'card';

export interface SidePanelProps extends Omit<ComponentPropsWithoutRef<'aside'>, 'children'> {
  /** classes by part: `entry`, `card` what is shown beside it */
  classNames?: PartClasses<SidePanelPart> | undefined;
  items: readonly SidePanelItem[];
}

/** Ways to reach the house, beside every public page; past the first screen also the way back to its head. A bar at the foot of a phone. */
export const SidePanel = /* @__PURE__ */ forwardRef<HTMLElement, SidePanelProps>(function SidePanel(
  { items, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const { far, rise } = useReturn();
  return (
    <aside
      aria-label={text('shell.reach')}
      data-component="SidePanel"
      {...rest}
      ref={ref}
      className={`${css.panel} ${className}`}
    >
      {items.map((item) => {
        if ('href' in item) return <PanelLink key={item.id} item={item} part={part} />;
        if ('content' in item) return <Card key={item.id} item={item} part={part} />;
        return <Action key={item.id} item={item} part={part} />;
      })}
      {far && (
        <Action item={{ id: 'top', label: text('shell.top'), icon: icons.arrowUp, onSelect: rise }} part={part} />
      )}
    </aside>
  );
});

type Named<Item> = { item: Item; part: NamePart<SidePanelPart> };

function PanelLink({ item: { label, icon, href, external }, part }: Named<SideLink>) {
  const text = useText();
  const away = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Anchor href={href} {...part('entry', css.entry)} {...away} title={external ? text('shell.new') : undefined}>
      <Icon drawing={icon} size="lg" />
      {label}
    </Anchor>
  );
}

function Action({ item: { label, icon, onSelect }, part }: Named<SideAction>) {
  return (
    <button type="button" {...part('entry', css.entry)} onClick={onSelect}>
      <Icon drawing={icon} size="lg" />
      {label}
    </button>
  );
}

function Card({ item: { label, icon, content }, part }: Named<SideCard>) {
  const { id, open, button } = useDisclosure();
  return (
    <div className={css.place}>
      <button type="button" {...part('entry', css.entry)} {...button}>
        <Icon drawing={icon} size="lg" />
        {label}
      </button>
      <div id={id} {...part('card', css.card)} hidden={!open}>
        {content}
      </div>
    </div>
  );
}
