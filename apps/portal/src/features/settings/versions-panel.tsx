import { contract, type HouseSettings } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, Inline, Panel, Stack, Text, useFormat } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { type MessageId, useText } from '../../i18n/text.ts';

const { houseVersion, houseVersions } = contract.user;

/** What each field is called; the parts of some have names of their own only. */
const NAMES: Readonly<Record<keyof HouseSettings, MessageId>> = {
  nameCn: 'settings.nameCn',
  nameEn: 'settings.nameEn',
  hotline: 'settings.hotline',
  icp: 'settings.icp',
  logoLight: 'settings.logoLight',
  logoDark: 'settings.logoDark',
  favicon: 'settings.favicon',
  brand: 'settings.brand',
  omsUrl: 'settings.omsUrl',
  qrCodes: 'settings.qrCodes',
  socials: 'settings.socials',
  friendlyLinks: 'settings.friendlyLinks',
  shortVideo: 'settings.shortVideo',
  offices: 'settings.offices',
  introductionCn: 'settings.introductionCn',
  introductionEn: 'settings.introductionEn',
  milestones: 'settings.milestones',
  certificates: 'settings.certificates',
  modes: 'settings.modes',
  agreements: 'settings.agreements',
};

/** What was saved before; one of them goes back into the form, to be looked at and saved anew. */
export function VersionsPanel({ onTake }: { onTake(said: HouseSettings): void }) {
  const text = useText();
  const { minute } = useFormat();
  const { client, notices } = usePortal();
  const { data } = useQuery(houseVersions, undefined);
  const [taking, setTaking] = useState<number>();
  const take = async (revision: number) => {
    setTaking(revision);
    try {
      onTake(await client.call(houseVersion, { revision }));
      notices.show({ kind: 'info', text: text('settings.versionTaken', { number: revision }) });
    } catch (cause) {
      notices.show({ kind: 'error', text: errorText(text, cause) });
    }
    setTaking(undefined);
  };
  if (!data || data.list.length === 0) return null;
  return (
    <Panel title={text('settings.versions')} tag={<Text tone="secondary">{text('settings.versionsHint')}</Text>}>
      <Stack as="ol" gap="sm">
        {data.list.map(({ revision, editedBy, editedAt, fields }, at) => (
          <li key={revision}>
            <Inline>
              <Text strong>{text('settings.version', { number: revision })}</Text>
              <Text tone="secondary">{text('settings.savedBy', { name: editedBy, time: minute(editedAt) })}</Text>
              <Text>
                {fields.map((field) => text(NAMES[field as keyof HouseSettings])).join(text('settings.comma'))}
              </Text>
              {at > 0 && (
                <Button
                  size="sm"
                  variant="ghost"
                  loading={taking === revision}
                  aria-label={text('settings.takeVersion', { number: revision })}
                  onClick={() => void take(revision)}
                >
                  {text('settings.takeThis')}
                </Button>
              )}
            </Inline>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
