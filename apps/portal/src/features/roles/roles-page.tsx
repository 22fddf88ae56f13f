import type { Code } from '@lading/api-client/contract';
import { Button, Inline, Kbd, Page, RoleMatrix, SegmentedControl, Split, Stack } from '@lading/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { groupsOf } from './groups.ts';
import { RoleActions } from './role-actions.tsx';
import { RolePreview } from './role-preview.tsx';
import { idOf, type Side, useRoleName, useRoles } from './use-roles.ts';

const SIDES = ['staff', 'customer'] as const;

/** What each role may do, on both sides of the counter: what is saved counts with the next call. */
export function RolesPage() {
  const text = useText();
  const [side, setSide] = useState<Side>('staff');
  const [current, setCurrent] = useState<string>();
  const { query, changes, put, save, pending, codesOf, discard } = useRoles();
  const answer = useLoadable(query);
  const count = changes.size;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void save();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [save]);
  const nameOf = useRoleName();
  return (
    <Page
      title={text('routes.roles')}
      meta={text('roles.lead')}
      actions={
        <Inline>
          <Button aria-disabled={count === 0 || undefined} onClick={discard}>
            {text('roles.discard')}
          </Button>
          <Button
            variant="primary"
            aria-disabled={count === 0 || undefined}
            loading={pending}
            onClick={() => void save()}
          >
            {text('roles.save', { count })} <Kbd keys={['ctrl', 'S']} aria-hidden="true" />
          </Button>
        </Inline>
      }
    >
      <Loaded of={answer}>
        {({ roles, codes, staff }) => {
          const shown = roles.filter((row) => row.side === side);
          const row = shown.find((one) => idOf(one) === current) ?? shown[0];
          return (
            <Stack>
              <Inline>
                <SegmentedControl
                  label={text('roles.side')}
                  options={SIDES.map((value) => ({ value, label: text(`roles.${value}`) }))}
                  value={side}
                  onChange={(value) => {
                    setSide(value as Side);
                    setCurrent(undefined);
                  }}
                />
                {side === 'staff' && row && <RoleActions row={row} onMade={setCurrent} />}
              </Inline>
              <Split slim>
                <RoleMatrix
                  label={text('roles.matrix')}
                  groups={groupsOf(codes[side]).map((group) => ({
                    id: group.name,
                    label: text(`roles.group.${group.name}`),
                    codes: group.codes.map((code) => ({ code, says: text(`roles.code.${code}`) })),
                  }))}
                  roles={shown.map((one) => ({ ...one, id: idOf(one), label: nameOf(one) }))}
                  changes={new Map([...changes].map(([key, { granted }]) => [key, granted]))}
                  onToggle={(role, code, granted) => {
                    const of = shown.find((one) => idOf(one) === role);
                    if (of) put(of, code as Code, granted);
                    setCurrent(role);
                  }}
                  current={row && idOf(row)}
                  onCurrentChange={setCurrent}
                />
                {row && <RolePreview row={row} label={nameOf(row)} codes={codesOf(row)} staff={staff} />}
              </Split>
            </Stack>
          );
        }}
      </Loaded>
    </Page>
  );
}
