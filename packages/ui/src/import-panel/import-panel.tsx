import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import { Progress } from '../progress/progress.tsx';
import { Upload } from '../upload/upload.tsx';
import { ImportFaults } from './import-faults.tsx';
import * as styles from './import-panel.css.ts';
import type { ImportFault, ImportProgress } from './types.ts';

/** What of it has a name of its own. */
export type ImportPanelPart = 'actions' | 'job';

export interface ImportPanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `actions` above the file, `job` what becomes of it */
  classNames?: PartClasses<ImportPanelPart> | undefined;
  /** what may be chosen: `.xlsx,.csv` */
  accept: string;
  /** bytes */
  maxSize: number;
  /** what becomes of good rows while others are wrong */
  hint?: string | undefined;
  /** why the last file was not taken */
  problem?: string | undefined;
  /** null where nothing was imported yet */
  job: ImportProgress | null;
  /** those of the page that is shown */
  faults: readonly ImportFault[];
  /** under them, such as a `Pagination` */
  faultsFoot?: ReactNode;
  onFile: (file: File) => void;
  onTemplate: () => void;
  /** with an id the repair of one cell, without all of them */
  onAccept: (id?: number) => void;
  onCorrected: () => void;
  onClear: () => void;
}

type Job = Pick<ImportPanelProps, 'faults' | 'faultsFoot' | 'onAccept' | 'onCorrected' | 'onClear'> & {
  job: ImportProgress;
  part: NamePart<ImportPanelPart>;
};

/** A bar while it runs, then what became of it. */
function JobState({ job, part, faults, faultsFoot, onAccept, onCorrected, onClear }: Job) {
  const text = useText();
  const { state, fileName, total, checked, ok, failed, repairs, sent } = job;
  const clear = <Button onClick={onClear}>{text('importPanel.clear')}</Button>;
  if (state === 'uploading')
    return <Progress label={text('importPanel.uploading', { fileName })} value={sent} max={1} />;
  if (state === 'checking')
    return (
      <Progress
        label={text('importPanel.checking', { fileName })}
        value={checked}
        max={total}
        valueText={text('importPanel.checked', { checked, total })}
      />
    );
  if (state === 'importing') return <Progress label={text('importPanel.importing', { fileName })} />;
  if (state === 'done')
    return (
      <Alert kind="success" live="polite" title={text('importPanel.done', { ok })} actions={clear}>
        {fileName}
      </Alert>
    );
  if (state === 'failed')
    return (
      <Alert kind="danger" live="assertive" title={text('importPanel.failed')} actions={clear}>
        {text('importPanel.failedText', { fileName })}
      </Alert>
    );
  return (
    <div {...part('job', styles.job)}>
      <Alert
        kind="warning"
        live="polite"
        title={text('importPanel.wrong', { failed })}
        actions={
          <>
            {repairs > 0 && (
              <Button variant="primary" onClick={() => onAccept()}>
                {text('importPanel.acceptAll', { repairs })}
              </Button>
            )}
            <Button onClick={onCorrected}>{text('importPanel.corrected')}</Button>
            {clear}
          </>
        }
      >
        {text('importPanel.written', { fileName, ok })}
      </Alert>
      <ImportFaults faults={faults} foot={faultsFoot} onAccept={onAccept} />
    </div>
  );
}

/** Rows that come by a sheet: the file, how far it is, and what is wrong with a repair for each. Its ref is the root. */
export const ImportPanel = /* @__PURE__ */ forwardRef<HTMLDivElement, ImportPanelProps>(function ImportPanel(
  {
    accept,
    maxSize,
    hint,
    problem,
    job,
    faults,
    faultsFoot,
    onFile,
    onTemplate,
    onAccept,
    onCorrected,
    onClear,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const text = useText();
  const part = partsOf(classNames);
  const runs = job !== null && !['errors', 'done', 'failed'].includes(job.state);
  return (
    <div data-component="ImportPanel" {...rest} ref={ref} className={`${styles.importPanel} ${className}`}>
      <div {...part('actions', styles.actions)}>
        <Button onClick={onTemplate}>{text('importPanel.template')}</Button>
      </div>
      <Upload
        label={text('importPanel.file')}
        hint={hint}
        error={problem}
        accept={accept}
        maxSize={maxSize}
        multiple={false}
        disabled={runs}
        files={[]}
        onAdd={([file]) => file && onFile(file)}
      />
      {job && (
        <JobState
          job={job}
          part={part}
          faults={faults}
          faultsFoot={faultsFoot}
          onAccept={onAccept}
          onCorrected={onCorrected}
          onClear={onClear}
        />
      )}
    </div>
  );
});
