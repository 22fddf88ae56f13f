import type { ReactNode } from 'react';
import type { NamePart } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import { TextButton } from '../link/text-button.tsx';
import * as css from './row.css.ts';

interface SelectionBarProps {
  /** chosen in all, and of those in sight */
  count: number;
  here: number;
  actions: ReactNode;
  onClear: () => void;
  part: NamePart<'selection'>;
}

/** What can be done with the chosen rows; their number is read out as it changes. */
export function SelectionBar({ count, here, actions, onClear, part }: SelectionBarProps) {
  const text = useText();
  const said = here === count ? text('table.selected', { count }) : text('table.selectedHere', { count, here });
  return (
    <fieldset
      {...part('selection', css.selection)}
      aria-label={text('table.selection')}
      data-empty={count === 0 ? '' : undefined}
    >
      <span role="status" className={css.count}>
        {count > 0 && said}
      </span>
      {count > 0 && (
        <>
          {actions}
          <TextButton className={css.clear} onClick={onClear}>
            {text('table.clear')}
          </TextButton>
        </>
      )}
    </fieldset>
  );
}
