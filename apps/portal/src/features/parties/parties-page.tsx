import { useCommand } from '@lading/api-client/react';
import { Button, icons, Page, Stack, Tabs } from '@lading/ui';
import type { PartyKind } from '@lading/validators/record';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { DeleteChosen } from '../../kit/chosen-actions.tsx';
import { useLanguageName } from '../../kit/language-name.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { PARTY_CALLS, type Party } from '../../kit/parties/calls.ts';
import { PartyDialog } from '../../kit/parties/party-dialog.tsx';
import { useChosen } from '../../kit/use-chosen.ts';
import { useListPage } from '../../kit/use-list-page.ts';
import { useCommonList } from '../../lists/use-common-list.ts';
import { useMay } from '../../session/use-may.ts';
import { usePartiesColumns } from './parties-columns.tsx';
import { PARTY_LISTS } from './parties-list.ts';

const route = getRouteApi('/_member/parties');
const KINDS = ['shipper', 'consignee', 'notify'] as const satisfies readonly PartyKind[];
const NONE: readonly never[] = [];

function useCountryOptions() {
  const nameOf = useLanguageName();
  const all = useCommonList('country');
  const listed = all.status === 'ready' ? all.data : NONE;
  return useMemo(() => listed.map((country) => ({ value: country.code, label: nameOf(country) })), [listed, nameOf]);
}

interface PartiesOfProps {
  kind: PartyKind;
  open(party: Party): void;
}

/** One kind of the book: found, made the default, opened, deleted. */
function PartiesOf({ kind, open }: PartiesOfProps) {
  const text = useText();
  const { notices } = usePortal();
  const mayEdit = useMay('party:edit');
  const page = useListPage(PARTY_LISTS[kind], route.useSearch());
  const countries = useCountryOptions();
  const { run: remove } = useCommand(PARTY_CALLS[kind].remove);
  const { run: put } = useCommand(PARTY_CALLS[kind].setDefault);
  const chosen = useChosen(page);
  const setDefault = useCallback(
    async ({ id, isDefault }: Party) => {
      const sent = await put({ id, isDefault: !isDefault });
      if (!sent.ok) notices.show({ kind: 'error', text: errorText(text, sent.error) });
    },
    [put, notices, text],
  );
  const actions = useMemo(
    () => (mayEdit ? { edit: open, setDefault: (party: Party) => void setDefault(party) } : undefined),
    [mayEdit, open, setDefault],
  );
  const columns = usePartiesColumns(actions);
  const label = text(`parties.${kind}`);
  return (
    <Stack gap="md">
      <ListFilters
        page={page}
        label={label}
        keywordHint={text('parties.keywordHint')}
        columns={columns}
        clearable
        filters={[
          {
            name: 'country',
            label: text('parties.country'),
            placeholder: text('parties.anyCountry'),
            options: countries,
          },
        ]}
      />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        onRowOpen={open}
        none={{ title: text(`parties.none.${kind}`), reason: text('parties.noneReason') }}
        noMatch={{ title: text('parties.noMatch'), reason: text('parties.noMatchReason') }}
        {...(mayEdit && {
          selected: chosen.selected,
          onSelectedChange: chosen.onSelectedChange,
          selectionActions: <DeleteChosen rows={chosen.rows} run={(ids) => remove({ ids })} onDone={chosen.clear} />,
        })}
      />
    </Stack>
  );
}

/** The book of parties of the company, a tab for each kind. */
export function PartiesPage() {
  const text = useText();
  const { book: kind = 'shipper', party } = route.useSearch();
  const navigate = route.useNavigate();
  const mayEdit = useMay('party:edit');
  const [isNew, setIsNew] = useState(false);
  const turn = useCallback(
    (id: number | undefined) => void navigate({ search: (search) => ({ ...search, party: id }), replace: true }),
    [navigate],
  );
  const open = useCallback(({ id }: Party) => turn(id), [turn]);
  return (
    <Page
      title={text('routes.parties')}
      meta={text('parties.lead')}
      fill
      actions={
        mayEdit && (
          <Button variant="primary" icon={icons.plus} onClick={() => setIsNew(true)}>
            {text(`parties.new.${kind}`)}
          </Button>
        )
      }
    >
      <Tabs
        spaced
        label={text('routes.parties')}
        value={kind}
        onValueChange={(next) =>
          void navigate({ search: { book: KINDS.slice(1).find((one) => one === next) as 'notify' | undefined } })
        }
        items={KINDS.map((value) => ({
          value,
          label: text(`parties.${value}`),
          content: <PartiesOf key={value} kind={value} open={open} />,
        }))}
      />
      {isNew && <PartyDialog kind={kind} partyId={undefined} onClose={() => setIsNew(false)} />}
      {party !== undefined && <PartyDialog kind={kind} partyId={party} onClose={() => turn(undefined)} />}
    </Page>
  );
}
