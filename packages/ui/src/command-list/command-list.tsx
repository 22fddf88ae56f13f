import { type ComponentPropsWithoutRef, forwardRef, useId, useRef } from 'react';
import { Modal, ModalTitle } from '../foundations/dialog.tsx';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { TextButton } from '../link/text-button.tsx';
import type { Command, CommandGroup } from './command.ts';
import * as styles from './command-list.css.ts';
import { CommandRows } from './command-rows.tsx';
import { useActive } from './use-active.ts';

export interface CommandListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** names the layer */
  label: string;
  /** what stands in the field while nothing is written */
  placeholder?: string | undefined;
  query: string;
  onQueryChange: (query: string) => void;
  groups: readonly CommandGroup[];
  /** `loading` keeps what is shown until there is something newer */
  state?: 'ready' | 'loading' | 'error';
  /** in words, where the search failed */
  error?: string | undefined;
  onChoose: (command: Command) => void;
  /** without it nothing can be pinned */
  onPin?: ((command: Command, pinned: boolean) => void) | undefined;
}

/** What is written, and what it finds: the first of it is the one that Enter opens. Its ref is the frame. */
export const CommandList = /* @__PURE__ */ forwardRef<HTMLDivElement, CommandListProps>(function CommandList(
  {
    open,
    onOpenChange,
    label,
    placeholder,
    query,
    onQueryChange,
    groups,
    state = 'ready',
    error,
    onChoose,
    onPin,
    className = '',
    ...rest
  },
  ref,
) {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const items = groups.flatMap((group) => group.items);
  const { active, setActive, onKeyDown } = useActive(items, open, { onChoose, onPin });
  const optionId = (at: number) => `${id}-option-${at}`;
  const current = items[active];
  const said = state === 'loading' ? text('commandList.loading') : text('commandList.count', { count: items.length });
  return (
    <Modal
      data-component="CommandList"
      data-density="compact"
      {...rest}
      ref={ref}
      open={open}
      onOpenChange={onOpenChange}
      closeOnOutsidePress
      focusRef={field}
      overlayClassName={styles.veil}
      className={`${styles.commandList} ${className}`}
    >
      <VisuallyHidden>
        <ModalTitle>{label}</ModalTitle>
      </VisuallyHidden>
      <div className={styles.top}>
        <Icon drawing={icons.search} className={styles.glass} />
        <input
          ref={field}
          className={styles.field}
          role="combobox"
          aria-label={text('commandList.input')}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current ? optionId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          placeholder={placeholder ?? text('commandList.input')}
          value={query}
          onChange={(event) => {
            setActive(0);
            onQueryChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd keys={['escape']} aria-hidden="true" />
      </div>
      <CommandRows
        id={id}
        label={label}
        groups={groups}
        active={active}
        optionId={optionId}
        onChoose={onChoose}
        onActive={setActive}
        busy={state === 'loading'}
      />
      {state === 'error' && (
        <p role="alert" className={styles.failed}>
          {error}
        </p>
      )}
      {state === 'ready' && items.length === 0 && (
        <p className={styles.empty}>
          <strong>{text('commandList.empty')}</strong>
          <span>{text('commandList.emptyHint')}</span>
        </p>
      )}
      <div className={styles.foot}>
        <span className={styles.hint} aria-hidden="true">
          <Kbd keys={['up']} /> <Kbd keys={['down']} /> {text('commandList.move')}
        </span>
        <span className={styles.hint} aria-hidden="true">
          <Kbd keys={['enter']} /> {text('commandList.open')}
        </span>
        {onPin && current && current.pinnable !== false && (
          <TextButton onClick={() => onPin(current, !current.pinned)}>
            {text(current.pinned ? 'commandList.unpin' : 'commandList.pin')}{' '}
            <Kbd keys={['ctrl', 'D']} aria-hidden="true" />
          </TextButton>
        )}
        <span role="status" className={styles.count}>
          {said}
        </span>
      </div>
    </Modal>
  );
});
