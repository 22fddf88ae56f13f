import { Button, icons, Page } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { ListFilters } from '../../../kit/list-filters.tsx';
import { ListTable } from '../../../kit/list-table.tsx';
import { useListPage } from '../../../kit/use-list-page.ts';
import { InvitationsPanel } from './invitations-panel.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { type Doing, useMembersColumns } from './members-columns.tsx';
import { membersList, type Person } from './members-list.ts';
import { ResetDialog } from './reset-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

const route = getRouteApi('/_member/company');
const DIALOGS = { roles: RolesDialog, reset: ResetDialog, switch: SwitchDialog };

/** The people of a company, for who looks after them. */
export function MembersPage() {
  const text = useText();
  const page = useListPage(membersList, route.useSearch());
  const [inviting, setInviting] = useState(false);
  const [doing, setDoing] = useState<{ readonly what: Doing; readonly person: Person }>();
  const columns = useMembersColumns(useCallback((what, person) => setDoing({ what, person }), []));
  const Doings = doing && DIALOGS[doing.what];
  return (
    <Page
      title={text('routes.members')}
      meta={text('members.lead')}
      actions={
        <Button variant="primary" icon={icons.plus} onClick={() => setInviting(true)}>
          {text('members.invite')}
        </Button>
      }
    >
      <ListFilters
        page={page}
        label={text('members.filters')}
        keywordHint={text('members.keyword')}
        filters={[
          {
            name: 'active',
            label: text('members.state'),
            placeholder: text('members.anyState'),
            options: [
              { value: 'on', label: text('members.state.on') },
              { value: 'off', label: text('members.state.off') },
            ],
          },
        ]}
      />
      <ListTable
        page={page}
        label={text('routes.members')}
        columns={columns}
        none={{ title: text('members.none'), reason: text('members.noneReason') }}
        noMatch={{ title: text('members.noMatch'), reason: text('members.noMatchReason') }}
      />
      <InvitationsPanel />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {doing && Doings && <Doings person={doing.person} onClose={() => setDoing(undefined)} />}
    </Page>
  );
}
