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
export type SidePanelItem = SideLink | SideCard;

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
      {items.map((item) =>
        'href' in item ? (
          <PanelLink key={item.id} item={item} part={part} />
        ) : (
          <Card key={item.id} item={item} part={part} />
        ),
      )}
      {far && (
        <button type="button" {...part('entry', css.entry)} onClick={rise}>
          <Icon drawing={icons.arrowUp} size="lg" />
          {text('shell.top')}
        </button>
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
