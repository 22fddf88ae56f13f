import { contract, type Out, type RateSheet } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { ConfirmDialog, Panel, Stack, Text, TextButton } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';

const { rateVersions, restoreRates } = contract.freight;
type Version = Out<typeof rateVersions>['list'][number];
const versionsOf = ({ list }: Out<typeof rateVersions>) => list.slice(0, 8);

/** The versions of a sheet: what each changed, when and by whom; one of the past can be brought back into the draft. */
export function VersionsPanel({ sheet }: { sheet: RateSheet }) {
  const text = useText();
  const { notices } = usePortal();
  const list = useLoadable(useQuery(rateVersions, { sheet }), versionsOf);
  const { run, pending } = useCommand(restoreRates);
  const [asked, setAsked] = useState<number>();
  const line = ({ state, cells, note, by, time }: Version) =>
    [
      text(`rateDesk.versionOf.${state}`),
      text('rateDesk.changes', { count: cells }),
      note,
      by,
      time?.slice(0, 16).replace('T', ' '),
    ]
      .filter(Boolean)
      .join(' · ');
  const send = async () => {
    if (asked === undefined) return;
    const sent = await run({ sheet, version: asked });
    setAsked(undefined);
    if (!sent.ok) return void notices.show({ kind: 'error', text: errorText(text, sent.error) });
    notices.show({ kind: 'success', text: text('rateDesk.restored', { count: sent.data.rows }) });
  };
  return (
    <Panel title={text('rateDesk.history')}>
      <Loaded of={list}>
        {(versions) => (
          <Stack>
            {versions.map((one) => (
              <Text key={one.version}>
                <b>{`v${one.version}`}</b> {line(one)}{' '}
                {one.restorable && (
                  <TextButton onClick={() => setAsked(one.version)}>
                    {text('rateDesk.restore', { version: one.version })}
                  </TextButton>
                )}
              </Text>
            ))}
          </Stack>
        )}
      </Loaded>
      {asked !== undefined && (
        <ConfirmDialog
          open
          question={text('rateDesk.restoreAsk', { version: asked })}
          confirmLabel={text('rateDesk.restoreDo')}
          pending={pending}
          onConfirm={() => void send()}
          onOpenChange={(open) => open || setAsked(undefined)}
        >
          {text('rateDesk.restoreWhat')}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
