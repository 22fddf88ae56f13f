import { DecisionBar, icons, StatusTag, useFormat } from '@lading/ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Keeping } from './use-keeping.ts';

const STATES = {
  untouched: 'plain',
  unsaved: 'saving',
  saving: 'saving',
  saved: 'saved',
  failed: 'failed',
  older: 'failed',
} as const;

interface BarProps {
  keeping: Keeping;
  /** what is missing still */
  left: number;
  /** nothing can be submitted: nothing is said of what is missing */
  quiet?: boolean;
  children: ReactNode;
}

/** How far what was written is kept, what is missing, and the ways on. */
export function KeepingBar({ keeping, left, quiet = false, children }: BarProps) {
  const text = useText();
  const { time } = useFormat();
  const said = {
    untouched: () => text('declaration.untouched'),
    unsaved: () => text('declaration.unsaved'),
    saving: () => text('declaration.saving'),
    saved: () => text('declaration.saved', { time: keeping.state === 'saved' ? time(keeping.at).slice(0, 5) : '' }),
    failed: () => text('declaration.notSaved', { reason: keeping.state === 'failed' ? keeping.reason : '' }),
    older: () => text('declaration.older'),
  };
  const note = left > 0 ? text('declaration.left', { count: left }) : text('declaration.passed');
  return (
    <DecisionBar
      label={text('declaration.bar')}
      state={STATES[keeping.state]}
      status={said[keeping.state]()}
      note={
        quiet ? undefined : (
          <StatusTag tone={left > 0 ? 'danger' : 'success'} glyph={left > 0 ? icons.octagon : icons.checkCircle}>
            {note}
          </StatusTag>
        )
      }
    >
      {children}
    </DecisionBar>
  );
}
