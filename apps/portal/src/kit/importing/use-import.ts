import { settle } from '@lading/api-client';
import { contract, IMPORT_STATE, type ImportKind, type Out } from '@lading/api-client/contract';
import { invalidate, useCommand, useQuery, useUpload } from '@lading/api-client/react';
import type { ImportProgress } from '@lading/ui';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { saveBlob } from '../save-blob.ts';
import { useLooking } from '../use-looking.ts';

const { latestImport, importErrors, uploadImportFile, acceptImportRepairs } = contract.importing;
const { clearImportErrors, downloadImportTemplate, downloadImportErrors } = contract.importing;
type Job = NonNullable<Out<typeof latestImport>['job']>;

const SIZE = 10;
/** Milliseconds until somebody looks again how far it is; a message says when it is done. */
const LOOK = 1_000;
const NO_FAULTS: readonly never[] = [];

const STATES: Readonly<Record<number, ImportProgress['state']>> = {
  [IMPORT_STATE.waiting]: 'checking',
  [IMPORT_STATE.checking]: 'checking',
  [IMPORT_STATE.errors]: 'errors',
  [IMPORT_STATE.ready]: 'importing',
  [IMPORT_STATE.importing]: 'importing',
  [IMPORT_STATE.done]: 'done',
  [IMPORT_STATE.failed]: 'failed',
};
const ENDED: ReadonlySet<number> = new Set([IMPORT_STATE.errors, IMPORT_STATE.done, IMPORT_STATE.failed]);

/** Asks now and then as long as the job runs; once it has ended, the pages behind show what it wrote. */
function useEnd(job: Job | null, refresh: () => void): () => void {
  const runs = job !== null && !ENDED.has(job.state);
  const began = useRef(false);
  useLooking(runs, refresh, LOOK);
  useEffect(() => {
    if (runs) began.current = true;
    else if (job !== null && began.current) {
      began.current = false;
      void invalidate(clearImportErrors.invalidates());
    }
  }, [runs, job]);
  return () => {
    began.current = true;
  };
}

/** The last import of a kind, and what can be done with it. */
export function useImport(kind: ImportKind) {
  const text = useText();
  const { client, notices } = usePortal();
  const latest = useQuery(latestImport, { kind });
  const sending = useUpload(uploadImportFile);
  const { run: accept } = useCommand(acceptImportRepairs);
  const { run: clear } = useCommand(clearImportErrors);
  const [page, setPage] = useState(1);
  const [fileName, setFileName] = useState('');
  const [problem, setProblem] = useState<string>();
  const job = latest.data?.job ?? null;
  const begin = useEnd(job, latest.refresh);
  const wrong = job?.state === IMPORT_STATE.errors ? { jobId: job.jobId, current: page, size: SIZE } : null;
  const faults = useQuery(importErrors, wrong, { keepPrevious: true });
  const fail = (error: unknown) => notices.show({ kind: 'error', text: errorText(text, error) });
  const save = async (file: Promise<File>) => {
    const got = await settle(file);
    if (got.ok) saveBlob(got.data, got.data.name);
    else fail(got.error);
  };
  const shown: ImportProgress | null = sending.pending
    ? { fileName, state: 'uploading', sent: sending.progress, total: 0, checked: 0, ok: 0, failed: 0, repairs: 0 }
    : job && { ...job, state: STATES[job.state] ?? 'checking' };
  return {
    job: shown,
    problem,
    page,
    setPage,
    size: SIZE,
    total: faults.data?.total ?? 0,
    faults: wrong
      ? (faults.data?.records.map(({ columnName, ...one }) => ({ ...one, column: columnName })) ?? NO_FAULTS)
      : NO_FAULTS,
    async bring(file: File) {
      setProblem(undefined);
      setFileName(file.name);
      setPage(1);
      const sent = await sending.run({ kind, file });
      if (sent.ok) begin();
      else setProblem(errorText(text, sent.error));
    },
    async accept(errorId?: number) {
      if (!job) return;
      const sent = await accept({ jobId: job.jobId, ...(errorId !== undefined && { errorIds: [errorId] }) });
      if (!sent.ok) return fail(sent.error);
      setPage(1);
      begin();
    },
    async clear() {
      const sent = job && (await clear({ jobId: job.jobId }));
      if (sent && !sent.ok) fail(sent.error);
    },
    template: () => save(client.call(downloadImportTemplate, { kind })),
    corrected: async () => job && save(client.call(downloadImportErrors, { jobId: job.jobId })),
  };
}
