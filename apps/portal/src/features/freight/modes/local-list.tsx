import { Button, type DataColumn, DataTable, Empty, EmptyArt, FilterBar, Heading, Pagination, Stack } from '@lading/ui';
import { PortField } from '@lading/ui/reference-fields';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { LateAskDialog } from '../../../app/late-ask-dialog.tsx';
import { useText } from '../../../i18n/text.ts';
import type { useLoadable } from '../../../kit/use-loadable.ts';
import { usePorts } from '../../../lists/use-ports.ts';
import type { Port } from '../asked.ts';
import { type FreightSearch, freightSearch } from '../freight-search.ts';
import type { ModePageProps } from './mode-page.ts';

export const PAGE = 20;

interface LocalListProps<Row> extends ModePageProps {
  title: string;
  /** the port that the address names */
  port: Port | undefined;
  rows: ReturnType<typeof useLoadable<{ records: Row[]; total: number }>>;
  rowName(row: Row): string;
  columns: readonly DataColumn<Row>[];
  /** what else narrows them */
  filters(change: (change: Partial<FreightSearch>) => void): ReactNode;
}

/** Prices of what goes with a shipment at a port: narrowed by the address, in pages, with a way to a person where there are none. */
export function LocalList<Row extends { id: number }>(props: LocalListProps<Row>) {
  const { at, search, title, port, rows, rowName, columns, filters } = props;
  const text = useText();
  const router = useRouter();
  const ports = usePorts('sea', 'start');
  const [asking, setAsking] = useState(false);
  const change = (next: Partial<FreightSearch>) =>
    void router.navigate({
      to: at,
      resetScroll: false,
      search: freightSearch({ ...search, page: undefined, ...next }),
    });
  return (
    <Stack gap="lg">
      <FilterBar label={text('freight.filters')}>
        <PortField
          label={text('freight.port')}
          value={port?.id ?? null}
          onChange={(_, chosen) => change({ from: chosen?.portCode })}
          {...ports}
          known={port ? [port] : []}
        />
        {filters(change)}
      </FilterBar>
      <Heading level={2} size={3}>
        {title}
      </Heading>
      {rows.status === 'ready' && rows.data.records.length === 0 ? (
        <Empty
          layout="wide"
          art={<EmptyArt />}
          title={text('freight.noLocal')}
          reason={text('freight.noLocalReason')}
          action={
            <Button variant="accent" onClick={() => setAsking(true)}>
              {text('freight.consult')}
            </Button>
          }
        />
      ) : (
        <DataTable
          label={title}
          state={rows.status}
          {...(rows.status === 'error' && { error: { message: rows.message, onRetry: rows.retry } })}
          rows={rows.status === 'ready' ? rows.data.records : []}
          rowKey={({ id }) => id}
          rowName={rowName}
          columns={columns}
        />
      )}
      {rows.status === 'ready' && rows.data.total > PAGE && (
        <Pagination
          current={search.page ?? 1}
          size={PAGE}
          sizes={[PAGE]}
          total={rows.data.total}
          onChange={({ current }) => change({ page: current > 1 ? current : undefined })}
        />
      )}
      {asking && (
        <LateAskDialog
          topic="rates"
          question={[title, port?.nameEn, search.keyword].filter(Boolean).join('\n')}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
