import { type Code, contract, DESK_SCOPES } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Alert, Button, Dialog, Empty, Page, Stack, WorkQueue, WorkspaceShell } from '@lading/ui';
import { grouped } from '../../access/menu.ts';
import { useBrand } from '../../app/brand.ts';
import { MENU_ICONS } from '../../app/menu-icons.ts';
import { useMenuOf } from '../../app/use-menu.ts';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import { cellsOf, itemOf } from '../../kit/desk-queues.ts';
import { listState } from '../../kit/list-state.ts';
import { useLoadable } from '../../kit/use-loadable.ts';
import { STAFF_DESK } from '../../session/desk.ts';
import type { RoleRow } from './use-roles.ts';

const { deskAs } = contract.desk;

interface SightProps {
  row: RoleRow;
  label: string;
  /** as they will be once saved */
  codes: readonly Code[];
}

const nothing = () => undefined;

/** Today's work as the role finds it. */
function Desk({ row, codes }: Omit<SightProps, 'label'>) {
  const text = useText();
  const now = useNow();
  const query = useQuery(deskAs, { role: row.role, codes: [...codes] });
  const answer = useLoadable(query);
  const { data } = query;
  return (
    <Page title={text('routes.desk')} meta={text('desk.lead')}>
      <WorkQueue
        label={text('desk.work')}
        queues={cellsOf(text, data?.queues ?? [])}
        onQueueChange={nothing}
        scopes={DESK_SCOPES.map((value) => ({
          value,
          label: text(`desk.${value}`),
          ...(data && { count: data.scopes[value] }),
        }))}
        scope="team"
        onScopeChange={nothing}
        items={(data?.records ?? []).map(itemOf)}
        {...listState(answer)}
        onOpen={nothing}
        onTake={nothing}
        onTakeNext={nothing}
        now={now}
        team={data?.team}
        recent={data?.recent}
      />
    </Page>
  );
}

/** The workspace of whoever has a role: its menu and where its day begins. It is looked at only, so nothing in it can be pressed. */
export function RoleSight({ row, label, codes, onEnd }: SightProps & { onEnd(): void }) {
  const text = useText();
  const brand = useBrand();
  const menu = useMenuOf(codes);
  const hasDesk = row.side === 'staff' && codes.includes('staff:home');
  const nav = grouped(menu).map(({ heading, items }) => ({
    heading,
    items: items.map(({ id, href, label: name, icon }) => ({
      id,
      href,
      label: name,
      icon: MENU_ICONS[icon],
      current: hasDesk && href === STAFF_DESK,
    })),
  }));
  return (
    <Dialog
      size="bill"
      open
      title={text('roles.sightOf', { role: label })}
      printable={false}
      onOpenChange={(open) => open || onEnd()}
    >
      <Stack>
        <Alert
          kind="warning"
          title={text('roles.sightTitle', { role: label, count: menu.length })}
          actions={<Button onClick={onEnd}>{text('roles.sightEnd')}</Button>}
        >
          {text('roles.sightSays')}
        </Alert>
        <div inert>
          <WorkspaceShell
            brand={brand}
            label={text(row.side === 'staff' ? 'app.desk' : 'app.workspace')}
            nav={nav}
            user={{ name: label, menu: [] }}
          >
            {hasDesk ? (
              <Desk row={row} codes={codes} />
            ) : (
              <Page title={menu[0]?.label ?? text('roles.doesNothing')}>
                <Empty title={text('roles.sightNoDesk')} reason={text('roles.sightNoDeskReason')} />
              </Page>
            )}
          </WorkspaceShell>
        </div>
      </Stack>
    </Dialog>
  );
}
