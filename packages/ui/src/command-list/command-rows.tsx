import { type PointerEvent, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import type { Command, CommandGroup } from './command.ts';
import * as styles from './command-list.css.ts';

// A listbox has groups, which a fieldset is not.
const groupOf = (named: string) => ({ role: 'group', 'aria-labelledby': named }) as const;

interface CommandRowsProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  active: number;
  optionId: (at: number) => string;
  onActive: (at: number) => void;
  onChoose: (command: Command) => void;
  busy: boolean;
}

/** What was found, under its headings: one list, whose current row the field names. */
export function CommandRows({ id, label, groups, active, optionId, onActive, onChoose, busy }: CommandRowsProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(optionId(active))}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, optionId]);
  // The keys are those of the field, which keeps the focus.
  const pressed = (place: number, command: Command) => ({
    // Rows that come under a pointer that rests are not meant by it.
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (place !== active && (movementX !== 0 || movementY !== 0)) onActive(place);
    },
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onClick: () => onChoose(command),
  });
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0));
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      aria-busy={busy || undefined}
      className={styles.list}
    >
      {groups.map((group, of) => (
        <div key={group.id} {...groupOf(`${id}-${group.id}`)}>
          <div id={`${id}-${group.id}`} role="presentation" className={styles.heading}>
            {group.label}
          </div>
          {group.items.map((command, at) => {
            const place = (starts[of] ?? 0) + at;
            return (
              <div
                key={command.id}
                id={optionId(place)}
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                className={styles.row}
                {...pressed(place, command)}
              >
                {command.icon && <Icon drawing={command.icon} size="sm" className={styles.sign} />}
                <span className={styles.title}>{command.title}</span>
                {command.hint && <span className={styles.note}>{command.hint}</span>}
                {command.about && <span className={styles.about}>{command.about}</span>}
                {command.pinned && (
                  <>
                    <Icon drawing={icons.star} size="sm" className={styles.star} />
                    <VisuallyHidden>{text('commandList.pinned')}</VisuallyHidden>
                  </>
                )}
                {command.keys && <Kbd keys={command.keys} aria-hidden="true" />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
