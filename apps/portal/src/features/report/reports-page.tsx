import { settle } from '@lading/api-client';
import { contract, DESK_REPORTS } from '@lading/api-client/contract';
import { Button, FilterBar, icons, LinkTabs, Page, Text } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import { saveBlob } from '../../kit/save-blob.ts';
import { useMay } from '../../session/use-may.ts';
import { DraftReport } from './draft-report.tsx';
import { OrderReport } from './order-report.tsx';
import type { ReportsSearch } from './reports-search.ts';
import { StatementReport } from './statement-report.tsx';

const { reportExcel } = contract.desk;
const route = getRouteApi('/_member/backstage/reports');
const SHOWN = { drafts: DraftReport, orders: OrderReport, statements: StatementReport };
const CHINA = 8 * 3_600_000;
const DAYS = 30 * 86_400_000;

/** The calendar day of a moment where the desk sits. */
const dayOf = (at: number) => new Date(at + CHINA).toISOString().slice(0, 10);

/** Three figures that are asked for every day: looked at, and taken away as a workbook. */
export function ReportsPage() {
  const text = useText();
  const now = useNow();
  const { client, notices } = usePortal();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const mayBill = useMay('charge:issue');
  const [pending, setPending] = useState(false);
  const report = search.report ?? 'drafts';
  const period = { from: search.from ?? dayOf(now - DAYS), to: search.to ?? dayOf(now) };
  const Shown = SHOWN[report];
  const save = async () => {
    setPending(true);
    const file = await settle(client.call(reportExcel, { report, ...period }));
    setPending(false);
    if (file.ok) saveBlob(file.data, file.data.name || 'report.xlsx');
    else notices.show({ kind: 'error', text: errorText(text, file.error) });
  };
  const put = (part: Partial<ReportsSearch>) =>
    void navigate({ search: (before: ReportsSearch) => ({ ...before, ...part }), replace: true });
  return (
    <Page
      title={text('routes.reports')}
      meta={text('reports.lead')}
      actions={
        <Button icon={icons.download} loading={pending} onClick={() => void save()}>
          {text('reports.excel')}
        </Button>
      }
    >
      <LinkTabs
        label={text('reports.which')}
        items={DESK_REPORTS.filter((one) => one !== 'statements' || mayBill).map((one) => ({
          id: one,
          label: text(`reports.${one}`),
          current: one === report,
          href: `/backstage/reports?report=${one}`,
        }))}
      />
      <FilterBar label={text('reports.which')}>
        {(['from', 'to'] as const).map((end) => (
          <DatePicker
            key={end}
            label={text(`reports.${end}`)}
            value={period[end]}
            onChange={(value) => put({ [end]: value || undefined })}
          />
        ))}
      </FilterBar>
      <Text tone="secondary">{text(`reports.means.${report}`)}</Text>
      <Shown period={period} />
    </Page>
  );
}
