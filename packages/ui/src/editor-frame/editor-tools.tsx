import { type KeyboardEvent, useRef, useState } from 'react';
import type { NamePart } from '../foundations/parts.ts';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './editor-frame.css.ts';

/** A button above the sheet. */
export interface EditorTool {
  name: string;
  /** its accessible name, and the tooltip */
  label: string;
  /** what is shown: a drawing, or one to three signs */
  icon?: IconDrawing;
  sign?: string;
  /** it holds where the cursor stands; leave it out for what is done once */
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

interface EditorToolsProps {
  label: string;
  groups: readonly (readonly EditorTool[])[];
  part: NamePart<'tools' | 'tool'>;
}

/** Where a key leads from the button at `at`; undefined for any other key. */
function placeOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** One stop of the Tab key; the arrows go through the buttons. */
export function EditorTools({ label, groups, part }: EditorToolsProps) {
  const box = useRef<HTMLDivElement>(null);
  const all = groups.flat();
  const [current, setCurrent] = useState(all[0]?.name);
  const stop = all.some(({ name }) => name === current) ? current : all[0]?.name;
  const go = (event: KeyboardEvent) => {
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const to = at === -1 ? undefined : placeOf(event.key, at, buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <div ref={box} role="toolbar" aria-label={label} {...part('tools', styles.tools)} onKeyDown={go}>
      {groups.map((tools) => (
        <div key={tools[0]?.name} className={styles.group}>
          {tools.map(({ name, label: said, icon, sign, pressed, disabled, onPress }) => (
            <button
              key={name}
              type="button"
              title={said}
              aria-label={said}
              aria-pressed={pressed}
              aria-disabled={disabled || undefined}
              tabIndex={name === stop ? 0 : -1}
              {...part('tool', styles.tool)}
              onFocus={() => setCurrent(name)}
              // The selection stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => !disabled && onPress()}
            >
              {icon ? <Icon drawing={icon} /> : <span className={styles.sign} data-sign={sign} />}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
