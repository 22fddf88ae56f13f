import { type ComponentPropsWithoutRef, type FormEvent, forwardRef, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { Panel, PanelTitle } from '../foundations/popover.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { TextField } from '../text-field/text-field.tsx';
import * as styles from './instruction-templates.css.ts';

export interface InstructionTemplate {
  readonly id: number;
  readonly name: string;
  /** what it is known by: its shipper, its goods */
  readonly note?: string | undefined;
}

/** What of it has a name of its own. */
export type InstructionTemplatesPart = 'list' | 'item' | 'foot';

export interface InstructionTemplatesProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title' | 'onSelect' | 'role'> {
  /** classes by part: the `list` with each `item`, and the `foot` in which a new one is named */
  classNames?: PartClasses<InstructionTemplatesPart> | undefined;
  /** the words of the button it stands under */
  label: string;
  templates: readonly InstructionTemplate[];
  onUse: (template: InstructionTemplate) => void;
  /** absent for who may not keep any */
  onSave?: ((name: string) => void) | undefined;
  onRemove?: ((template: InstructionTemplate) => void) | undefined;
  defaultOpen?: boolean;
}

/** Bills that were kept to be used again: found by name, used with one press, and the open bill kept as one more. Its ref is the panel. */
export const InstructionTemplates = /* @__PURE__ */ forwardRef<HTMLDivElement, InstructionTemplatesProps>(
  function InstructionTemplates(
    { label, templates, onUse, onSave, onRemove, defaultOpen = false, className = '', classNames, ...rest },
    ref,
  ) {
    const part = partsOf(classNames);
    const text = useText();
    const id = useId();
    const [open, setOpen] = useState(defaultOpen);
    const [words, setWords] = useState('');
    const [name, setName] = useState('');
    const asked = words.trim().toLowerCase();
    const found = templates.filter((one) => `${one.name} ${one.note ?? ''}`.toLowerCase().includes(asked));
    const use = (template: InstructionTemplate) => {
      setOpen(false);
      onUse(template);
    };
    const save = (event: FormEvent) => {
      event.preventDefault();
      // The form of a bill round it is not sent with it.
      event.stopPropagation();
      const kept = name.trim();
      if (!kept) return;
      setName('');
      setOpen(false);
      onSave?.(kept);
    };
    return (
      <Panel
        data-component="InstructionTemplates"
        {...rest}
        ref={ref}
        className={`${styles.panel} ${className}`}
        trigger={<Button icon={icons.copy}>{label}</Button>}
        open={open}
        defaultOpen={defaultOpen}
        onOpenChange={setOpen}
        side="bottom"
        align="end"
      >
        <PanelTitle asChild>
          <p className={styles.title}>{text('instructionTemplates.title')}</p>
        </PanelTitle>
        {templates.length > 0 && (
          <TextField
            label={text('instructionTemplates.search')}
            type="search"
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
        {found.length === 0 ? (
          <p className={styles.none}>
            {text(templates.length === 0 ? 'instructionTemplates.none' : 'instructionTemplates.noneFound')}
          </p>
        ) : (
          <ul {...part('list', styles.list)}>
            {found.map((template) => (
              <li key={template.id} {...part('item', styles.item)}>
                <button type="button" className={styles.use} onClick={() => use(template)}>
                  <span className={styles.name}>{template.name}</span>
                  {template.note && <small className={styles.note}>{template.note}</small>}
                </button>
                {onRemove && (
                  <IconButton
                    icon={icons.close}
                    size="sm"
                    label={text('instructionTemplates.remove', { name: template.name })}
                    onClick={() => onRemove(template)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {onSave && (
          <form aria-labelledby={id} {...part('foot', styles.foot)} onSubmit={save}>
            <p id={id} className={styles.title}>
              {text('instructionTemplates.save')}
            </p>
            <div className={styles.row}>
              <TextField
                label={text('instructionTemplates.name')}
                hint={text('instructionTemplates.note')}
                maxLength={60}
                value={name}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
              <Button type="submit">{text('instructionTemplates.keep')}</Button>
            </div>
          </form>
        )}
      </Panel>
    );
  },
);
