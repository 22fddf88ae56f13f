import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { ButtonLink, icons, Page } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { DeleteChosen } from '../../kit/chosen-actions.tsx';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { TemplateNameDialog } from '../../kit/template-name-dialog.tsx';
import { useChosen } from '../../kit/use-chosen.ts';
import { useListPage } from '../../kit/use-list-page.ts';
import { useTemplatesColumns } from './templates-columns.tsx';
import { type Template, templatesList } from './templates-list.ts';

const { deleteOrderTemplates } = contract.order;
const route = getRouteApi('/_member/booking_/templates');

/** What the company books again and again: booked from, renamed, deleted. */
export function TemplatesPage() {
  const text = useText();
  const page = useListPage(templatesList, route.useSearch());
  const [renamed, setRenamed] = useState<Template>();
  const columns = useTemplatesColumns(setRenamed);
  const chosen = useChosen(page);
  const { run } = useCommand(deleteOrderTemplates);
  const label = text('routes.orderTemplates');
  return (
    <Page
      title={label}
      meta={text('templates.lead')}
      fill
      actions={
        <ButtonLink variant="primary" icon={icons.plus} href="/booking">
          {text('templates.new')}
        </ButtonLink>
      }
    >
      <ListFilters page={page} label={label} keywordHint={text('templates.name')} columns={columns} filters={[]} />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        none={{ title: text('templates.none'), reason: text('templates.noneReason') }}
        noMatch={{ title: text('templates.noMatch'), reason: text('templates.noMatchReason') }}
        selected={chosen.selected}
        onSelectedChange={chosen.onSelectedChange}
        selectionActions={<DeleteChosen rows={chosen.rows} run={(ids) => run({ ids })} onDone={chosen.clear} />}
      />
      {renamed && (
        <TemplateNameDialog
          template={{ id: renamed.id, revision: renamed.revision }}
          name={renamed.name}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </Page>
  );
}
