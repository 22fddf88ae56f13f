import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { Anchor } from '../i18n/anchor.tsx';
import { useText } from '../i18n/provider.tsx';
import type { IconDrawing } from '../icon/drawings.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as css from './message-centre.css.ts';
import { type CentreMessage, MessageLines } from './message-lines.tsx';

/** A shelf of messages: all, the unread, those of a kind. */
export interface MessageFolder {
  id: string;
  label: string;
  icon: IconDrawing;
  count?: number | undefined;
  href: string;
  current?: boolean | undefined;
}

export interface MessageFolders {
  /** nothing over the first ones */
  heading?: string | undefined;
  items: readonly MessageFolder[];
}

/** What of it has a name of its own. */
export type MessageCentrePart = 'folders' | 'list' | 'line' | 'reading';

export interface MessageCentreProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onSelect'> {
  /** classes by part: `folders`, `list` with each `line`, `reading` the open message */
  classNames?: PartClasses<MessageCentrePart> | undefined;
  /** before the names of its parts, where another stands on the page */
  label?: string | undefined;
  folders: readonly MessageFolders[];
  messages: readonly CentreMessage[];
  /** the present moment in ms: what was today, what yesterday */
  now: number;
  /** of the open one */
  selected?: number | string | undefined;
  onSelect: (message: CentreMessage) => void;
  /** a phone shows either the list or the open message: back to the list */
  onBack: () => void;
  /** over the lines: a search */
  tools?: ReactNode;
  /** under the tools: days, an order; a phone folds them behind a button, unless one of them is set */
  filters?: ReactNode;
  /** whether one of the filters is set */
  filtered?: boolean | undefined;
  /** instead of the lines, while they load, fail or are none */
  instead?: ReactNode;
  /** under the lines: how many there are */
  footer?: ReactNode;
  /** the open message; a word where none is open */
  children: ReactNode;
}

function Folder({ folder: { label, icon, count, href, current } }: { folder: MessageFolder }) {
  return (
    <Anchor className={css.folder} href={href} aria-current={current ? 'true' : undefined}>
      <Icon drawing={icon} size="sm" />
      <span className={css.folderName}>{label}</span>
      {count !== undefined && count > 0 && <Badge tone="neutral">{count > 999 ? '999+' : count}</Badge>}
    </Anchor>
  );
}

function Tools({ tools, filters, filtered }: Pick<MessageCentreProps, 'tools' | 'filters'> & { filtered: boolean }) {
  const text = useText();
  const id = useId();
  const [unfolded, setUnfolded] = useState(filtered);
  return (
    <div className={css.tools}>
      <div className={css.search}>
        {tools}
        {filters && (
          <span className={css.fold}>
            <IconButton
              icon={icons.filter}
              variant="neutral"
              label={text('messageCentre.filters')}
              aria-expanded={unfolded}
              aria-controls={id}
              onClick={() => setUnfolded(!unfolded)}
            />
          </span>
        )}
      </div>
      {filters && (
        <div id={id} className={css.filters} data-unfolded={unfolded ? '' : undefined}>
          {filters}
        </div>
      )}
    </div>
  );
}

/** Shelves of messages, the lines of one, and the message that is open. A phone shows one after the other. Its ref is the root. */
export const MessageCentre = /* @__PURE__ */ forwardRef<HTMLDivElement, MessageCentreProps>(function MessageCentre(
  {
    label,
    folders,
    messages,
    now,
    selected,
    onSelect,
    onBack,
    tools,
    filters,
    filtered = false,
    instead,
    footer,
    children,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const id = useId();
  const named = (name: string) => (label === undefined ? name : `${label} ${name}`);
  const reading = selected === undefined ? undefined : '';
  return (
    <div
      data-component="MessageCentre"
      {...rest}
      ref={ref}
      className={`${css.centre} ${className}`}
      data-reading={reading}
    >
      <nav {...part('folders', css.folders)} aria-label={named(text('messageCentre.folders'))}>
        {folders.map(({ heading, items }, at) => (
          <div key={heading ?? ''} className={css.shelf}>
            {heading && (
              <p className={css.heading} id={`${id}-${at}`}>
                {heading}
              </p>
            )}
            <ul aria-labelledby={heading ? `${id}-${at}` : undefined}>
              {items.map((folder) => (
                <li key={folder.id}>
                  <Folder folder={folder} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <section {...part('list', css.list)} aria-label={named(text('messageCentre.list'))}>
        {(tools || filters) && <Tools tools={tools} filters={filters} filtered={filtered} />}
        <div className={css.lines}>
          {instead ?? (
            <MessageLines messages={messages} now={now} selected={selected} onSelect={onSelect} part={part} />
          )}
        </div>
        {footer && <div className={css.footer}>{footer}</div>}
      </section>
      <section {...part('reading', css.reading)} aria-label={named(text('messageCentre.open'))}>
        {reading !== undefined && (
          <div className={css.back}>
            <Button variant="ghost" size="sm" icon={icons.chevronLeft} onClick={onBack}>
              {text('messageCentre.back')}
            </Button>
          </div>
        )}
        {children}
      </section>
    </div>
  );
});
