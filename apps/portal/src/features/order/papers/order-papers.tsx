import { contract, FILE_KINDS, type FileKind, ORDER_FILE_LIMIT, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Badge, type DocumentGroup, DocumentList, icons, Link, Panel, Stack, StatusTag, Upload } from '@lading/ui';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { useOpenedFile } from '../files/use-opened-file.ts';
import { ACCEPT, isFileKind, kindByName, kindText } from './kinds.ts';
import { usePaperUploads } from './use-paper-uploads.ts';

const { bookingFiles, removeOrderFile } = contract.order;
type Papers = Out<typeof bookingFiles>['list'];

/** What a booking needs in the end: shown while it is missing, with who brings it. */
const WANTED = {
  SO: 'papers.wanted.SO',
  packingInvoice: 'papers.wanted.packingInvoice',
  customs: 'papers.wanted.customs',
  guarantee: 'papers.wanted.guarantee',
} as const;
const isWanted = (kind: FileKind): kind is keyof typeof WANTED => kind in WANTED;
/** Brought by others: the reader waits. */
const OTHERS: readonly FileKind[] = ['SO', 'customs'];

interface OrderPapersProps {
  bookingId: number;
  /** who may bring papers and take them back */
  editable: boolean;
  /** the reader is one of the forwarder's people */
  staff?: boolean;
}

function useGroups(papers: Papers, staff: boolean): DocumentGroup[] {
  const text = useText();
  return FILE_KINDS.flatMap((kind): DocumentGroup[] => {
    const versions = papers.filter((paper) => paper.kind === kind);
    if (versions.length === 0 && !isWanted(kind)) return [];
    const waits = OTHERS.includes(kind);
    return [
      {
        kind,
        label: text(kindText(kind)),
        versions: versions.map(({ fileId, name, version, author, at, side, seen, removable, visible }) => ({
          id: fileId,
          name,
          version,
          author,
          at,
          removable,
          hidden: !visible,
          seenBy: seen.filter((one) => one.side !== side).map((one) => one.author),
        })),
        wanted: isWanted(kind) ? text(WANTED[kind]) : undefined,
        state:
          versions.length > 0 ? (
            <StatusTag tone="success" glyph={icons.circleFull}>
              {text('papers.received')}
            </StatusTag>
          ) : (
            <StatusTag tone={waits && !staff ? 'neutral' : 'info'} glyph={waits ? icons.circle : icons.circleQuarter}>
              {text(waits && !staff ? 'papers.waiting' : 'papers.needed')}
            </StatusTag>
          ),
      },
    ];
  });
}

function Papers({ papers, bookingId, editable, staff = false }: OrderPapersProps & { papers: Papers }) {
  const text = useText();
  const { notices } = usePortal();
  const { run: remove, pending: removing } = useCommand(removeOrderFile);
  const { add, pending } = usePaperUploads(bookingId);
  const { openFile, dialog } = useOpenedFile();
  const groups = useGroups(papers, staff);
  const bring = async (files: readonly File[], kind?: FileKind) => {
    for (const file of files) await add(file, kind ?? kindByName(file.name));
  };
  async function takeBack(fileId: number) {
    const name = papers.find((paper) => paper.fileId === fileId)?.name ?? '';
    const done = await remove({ fileId });
    const failed = !done.ok && errorText(text, done.error);
    notices.show(
      failed ? { kind: 'error', text: failed } : { kind: 'success', text: text('papers.removed', { name }) },
    );
  }
  return (
    <Stack>
      <DocumentList
        label={text('papers.label')}
        groups={groups}
        accept={ACCEPT}
        onOpen={(fileId) => {
          const paper = papers.find((one) => one.fileId === fileId);
          if (paper) void openFile(paper);
        }}
        disabled={pending || removing}
        onUpload={editable ? (kind, files) => void bring(files, isFileKind(kind) ? kind : 'other') : undefined}
        onRemove={editable ? (fileId) => void takeBack(fileId) : undefined}
      />
      {editable && (
        <Upload
          label={text('papers.upload')}
          hint={text('papers.hint')}
          accept={ACCEPT}
          maxSize={ORDER_FILE_LIMIT}
          multiple
          loading={pending}
          files={[]}
          onAdd={(files) => void bring(files)}
        />
      )}
      {dialog}
    </Stack>
  );
}

/** The papers of a booking by type, with upload for each and for many at once. */
export function OrderPapers(props: OrderPapersProps) {
  const text = useText();
  const { bookingId, staff = false } = props;
  const query = useQuery(bookingFiles, { bookingId });
  const count = query.data?.list.filter(({ latest }) => latest).length;
  return (
    <Panel
      title={text('papers.title')}
      tag={count !== undefined && <Badge tone="ink">{count}</Badge>}
      actions={!staff && <Link href="/documents">{text('papers.all')}</Link>}
    >
      <Loaded of={useLoadable(query)}>{({ list }) => <Papers {...props} papers={list} />}</Loaded>
    </Panel>
  );
}
