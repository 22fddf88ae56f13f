import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { useFormat } from '../format/index.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import { TextButton } from '../link/text-button.tsx';
import { StatusTag, type Tone } from '../status-tag/status-tag.tsx';
import * as styles from './instruction-versions.css.ts';

/** One field of an amendment, as words, and what the forwarder made of it. */
export interface AmendedField {
  readonly path: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly answer: 'waiting' | 'accepted' | 'declined';
  readonly note?: string | undefined;
}

export interface InstructionVersion {
  readonly version: number;
  /** ISO */
  readonly at: string;
  readonly by: string;
  readonly state: 'sent' | 'current' | 'waiting' | 'accepted' | 'declined' | 'partly';
  /** of an amendment: a change of this version after it was sent */
  readonly amends?: number | undefined;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
  readonly fields?: readonly AmendedField[] | undefined;
  readonly onView?: (() => void) | undefined;
}

/** What of it has a name of its own. */
export type InstructionVersionsPart = 'item' | 'head' | 'changes';

export interface InstructionVersionsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** classes by part: each `item` with its `head`, and the `changes` of an amendment */
  classNames?: PartClasses<InstructionVersionsPart> | undefined;
  /** the newest first */
  versions: readonly InstructionVersion[];
}

const TONES: Record<InstructionVersion['state'], Tone> = {
  sent: 'neutral',
  current: 'success',
  waiting: 'warning',
  accepted: 'success',
  declined: 'danger',
  partly: 'info',
};

interface ChangesProps extends ComponentPropsWithoutRef<'ul'> {
  fields: readonly AmendedField[];
}

function Changes({ fields, ...rest }: ChangesProps) {
  const text = useText();
  return (
    <ul {...rest} aria-label={text('instructionVersions.fields')}>
      {fields.map(({ path, label, before, after, answer, note }) => (
        <li key={path} className={styles.change}>
          <span className={styles.label}>{label}</span>
          <span className={styles.values}>
            <del>{before || '–'}</del> <ins>{after || '–'}</ins>
          </span>
          <span className={styles.answer} data-answer={answer}>
            {text(`instructionVersions.${answer}`)}
          </span>
          {note && <span className={styles.note}>{text('instructionVersions.note', { note })}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What was sent when and by whom, and each change afterwards with its reason and its answer, field by field. Its ref is the root. */
export const InstructionVersions = /* @__PURE__ */ forwardRef<HTMLElement, InstructionVersionsProps>(
  function InstructionVersions({ versions, className = '', classNames, ...rest }, ref) {
    const part = partsOf(classNames);
    const text = useText();
    const format = useFormat();
    const id = useId();
    return (
      <section
        data-component="InstructionVersions"
        aria-labelledby={id}
        {...rest}
        ref={ref}
        className={`${styles.instructionVersions} ${className}`}
      >
        <h3 id={id} className={styles.heading}>
          {text('instructionVersions.title')}
        </h3>
        {versions.length === 0 && <p className={styles.none}>{text('instructionVersions.none')}</p>}
        <ol className={styles.list}>
          {versions.map(({ version, at, by, state, amends, reason, note, fields, onView }) => (
            <li key={`${amends ?? ''} ${version} ${at}`} {...part('item', styles.item)}>
              <div {...part('head', styles.head)}>
                <strong>
                  {amends === undefined
                    ? text('instructionVersions.version', { version })
                    : text('instructionVersions.amendment', { version: amends })}
                </strong>
                <StatusTag tone={TONES[state]}>{text(`instructionVersions.${state}`)}</StatusTag>
                {onView && (
                  <TextButton onClick={onView} aria-label={text('instructionVersions.viewOf', { version })}>
                    {text('instructionVersions.view')}
                  </TextButton>
                )}
              </div>
              <p className={styles.by}>{text('instructionVersions.by', { name: by, time: format.dateTime(at) })}</p>
              {reason && <p className={styles.words}>{text('instructionVersions.reason', { reason })}</p>}
              {note && <p className={styles.words}>{text('instructionVersions.note', { note })}</p>}
              {fields && fields.length > 0 && <Changes {...part('changes', styles.changes)} fields={fields} />}
            </li>
          ))}
        </ol>
      </section>
    );
  },
);
