import { type FormEvent, forwardRef, useId, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { Panel, PanelClose, PanelTitle } from '../foundations/popover.tsx';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as styles from './saved-views.css.ts';

/** How a list was looked at, under a name. */
export interface SavedView {
  id: string;
  name: string;
}

/** What of it has a name of its own. */
export type SavedViewsPart = 'panel' | 'entry';

export interface SavedViewsProps extends Omit<ButtonProps, 'children' | 'icon' | 'loading'> {
  /** classes by part: the `panel` under the button, each `entry` in it */
  classNames?: PartClasses<SavedViewsPart> | undefined;
  views: readonly SavedView[];
  /** the one that is shown; undefined where the list is looked at otherwise */
  current?: string | undefined;
  /** views that can be kept; the form says so when they are */
  most?: number | undefined;
  onOpen: (id: string) => void;
  /** keeps what is shown under a name; one of the same name is written over. It may answer later, with what went wrong */
  onSave: ((name: string) => void) | ((name: string) => Promise<string | undefined>);
  onDelete: ((id: string) => void) | ((id: string) => Promise<string | undefined>);
  defaultOpen?: boolean;
}

const NAME_MOST = 40;

/** The button `Views` (视图): ways of looking at a list that the reader kept, and the form that keeps one more. Its ref is the button. */
export const SavedViews = /* @__PURE__ */ forwardRef<HTMLButtonElement, SavedViewsProps>(function SavedViews(
  { views, current, most = 20, onOpen, onSave, onDelete, defaultOpen = false, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const form = useId();
  const [open, setOpen] = useState(defaultOpen);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');
  const shown = views.find(({ id }) => id === current);
  const wanted = name.trim();
  const known = views.some((view) => view.name === wanted);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '') return setError(text('views.nameWanted'));
    if (!known && views.length >= most) return setError(text('views.full', { most }));
    const wrong = await onSave(wanted);
    if (wrong !== undefined) return setError(wrong);
    setSaid(text('views.saved', { name: wanted }));
    setName('');
    setError(undefined);
  };
  const remove = async (view: SavedView) => {
    const wrong = await onDelete(view.id);
    if (wrong !== undefined) return setError(wrong);
    setSaid(text('views.deleted', { name: view.name }));
  };
  return (
    <Panel
      {...part('panel', styles.panel)}
      side="bottom"
      align="end"
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next) => {
        setOpen(next);
        setError(undefined);
      }}
      trigger={
        <Button
          data-component="SavedViews"
          variant="ghost"
          {...rest}
          ref={ref}
          className={`${styles.button} ${className}`}
        >
          <span className={styles.word}>{text('views.button')}</span>{' '}
          <span className={styles.shown}>{shown?.name ?? text('views.none')}</span>
          <Icon drawing={icons.chevronDown} size="sm" />
        </Button>
      }
    >
      <PanelTitle asChild>
        <p className={styles.title}>{text('views.title')}</p>
      </PanelTitle>
      {views.length > 0 ? (
        <ul className={styles.list}>
          {views.map((view) => (
            <li key={view.id} {...part('entry', styles.entry)}>
              <PanelClose asChild>
                <button
                  type="button"
                  className={styles.open}
                  aria-current={view.id === current || undefined}
                  onClick={() => onOpen(view.id)}
                >
                  <span className={styles.tick}>{view.id === current && <Icon drawing={icons.check} size="sm" />}</span>
                  <span className={styles.name}>{view.name}</span>
                </button>
              </PanelClose>
              <IconButton
                size="sm"
                icon={icons.close}
                label={text('views.delete', { name: view.name })}
                onClick={() => void remove(view)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{text('views.empty')}</p>
      )}
      <form id={form} className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <TextField
          label={text('views.name')}
          value={name}
          maxLength={NAME_MOST}
          autoComplete="off"
          hint={known ? text('views.replaces') : undefined}
          error={error}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" size="sm">
          {text('views.save')}
        </Button>
      </form>
      <VisuallyHidden live>{said}</VisuallyHidden>
    </Panel>
  );
});
