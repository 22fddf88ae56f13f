import { type RefObject, useRef } from 'react';
import { LayerUnder } from '../foundations/layer-under.tsx';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import type { NamePart } from '../foundations/parts.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './time-picker.css.ts';

interface TimeListProps {
  part: NamePart<'list' | 'option'>;
  id: string;
  box: RefObject<HTMLElement | null>;
  labelId: string;
  times: readonly string[];
  /** null while it is closed */
  at: number | null;
  value: string | undefined;
  onClose: () => void;
  onPick: (time: string) => void;
}

function Times({ part, id, labelId, times, at, value, onPick }: Omit<TimeListProps, 'box' | 'onClose'>) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector('[data-highlighted]')?.scrollIntoView?.({ block: 'nearest' });
  });
  return (
    <div ref={list} id={id} {...part('list')} role="listbox" aria-labelledby={labelId}>
      {times.map((time, index) => (
        // The keys are the input's, which keeps the focus.
        <button
          key={time}
          type="button"
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={time === value}
          {...part('option', styles.option)}
          data-highlighted={index === at ? '' : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(time)}
        >
          {time}
          {time === value && <Icon drawing={icons.check} size="sm" />}
        </button>
      ))}
    </div>
  );
}

/** The times under the field; the focus stays in the input. */
export function TimeList({ box, onClose, ...list }: TimeListProps) {
  if (list.at === null) return null;
  return (
    <LayerUnder open onClose={onClose} box={box} className={styles.layer}>
      <Times {...list} />
    </LayerUnder>
  );
}
