import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, ButtonLink, icons, Panel, Stack, Text } from '@lading/ui';
import { HOTLINE } from '../app/brand.ts';
import { useText } from '../i18n/text.ts';
import { dialled } from './dialled.ts';

const { companyLogo } = contract.user;

/** The ways to a person: by telephone, and by a question that is answered. */
export function Ways({ onAsk }: { onAsk(): void }) {
  const text = useText();
  const hotline = useQuery(companyLogo, {}).data?.hotline ?? HOTLINE;
  return (
    <>
      <Panel title={text('ways.hotline')}>
        <Stack gap="sm" align="start">
          <ButtonLink href={dialled(hotline)} icon={icons.phone} variant="primary">
            {hotline}
          </ButtonLink>
          <Text tone="secondary">{text('ways.hours')}</Text>
        </Stack>
      </Panel>
      <Panel title={text('ways.ask')}>
        <Stack gap="sm" align="start">
          <Text tone="secondary">{text('ways.askLead')}</Text>
          <Button icon={icons.chat} onClick={onAsk}>
            {text('ways.askNow')}
          </Button>
        </Stack>
      </Panel>
    </>
  );
}
