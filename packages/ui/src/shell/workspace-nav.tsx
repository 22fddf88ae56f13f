import { type ReactNode, useId } from 'react';
import { Anchor } from '../i18n/anchor.tsx';
import { useText } from '../i18n/provider.tsx';
import { Icon } from '../icon/icon.tsx';
import type { WorkspaceNavGroup } from './types.ts';
import * as css from './workspace-nav.css.ts';

interface WorkspaceNavProps {
  id: string;
  groups: readonly WorkspaceNavGroup[];
  /** on a phone: whether the drawer is out */
  open: boolean;
  onLeave: () => void;
  /** what a phone's header has no room for */
  tools: ReactNode;
}

export function WorkspaceNav({ id, groups, open, onLeave, tools }: WorkspaceNavProps) {
  const text = useText();
  return (
    <nav id={id} className={css.nav} data-open={open || undefined} aria-label={text('shell.workspaceNav')}>
      {groups.map((group) => (
        <Group key={group.heading ?? group.items[0]?.id} group={group} onLeave={onLeave} />
      ))}
      {tools && <div className={css.tools}>{tools}</div>}
    </nav>
  );
}

function Group({ group, onLeave }: { group: WorkspaceNavGroup; onLeave: () => void }) {
  const heading = useId();
  return (
    <>
      {group.heading && (
        <h2 id={heading} className={css.heading}>
          {group.heading}
        </h2>
      )}
      <ul className={css.list} aria-labelledby={group.heading ? heading : undefined}>
        {group.items.map(({ id, label, href, icon, badge, current }) => (
          <li key={id}>
            <Anchor
              href={href}
              className={css.item}
              title={label}
              aria-current={current ? 'page' : undefined}
              onClick={onLeave}
            >
              <Icon drawing={icon} />
              <span className={css.label}>{label}</span>
              {badge !== undefined && <span className={css.badge}>{badge}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}
