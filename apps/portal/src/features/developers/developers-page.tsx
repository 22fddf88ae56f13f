import { Link, Page, Panel, Prose, Stack, Text } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { useMay } from '../../session/use-may.ts';
import { KeysPanel } from './keys-panel.tsx';
import { callSample, codeHtml, EVENT_SAMPLE, SIGNATURE_SAMPLE } from './samples.ts';
import { WebhooksPanel } from './webhooks-panel.tsx';

/** For whoever connects a system of his own: how to call and to be called, with the keys and addresses of the company. */
export function DevelopersPage() {
  const text = useText();
  const mayEdit = useMay('company:edit');
  return (
    <Page title={text('routes.developers')}>
      <Stack>
        <Panel title={text('developers.calling')}>
          <Stack>
            <Text>{text('developers.callingText')}</Text>
            <Prose html={codeHtml(callSample(window.location.origin))} />
            <Text>{text('developers.answers')}</Text>
            <Text>
              <Link href="/openapi.json" target="_blank">
                {text('developers.document')}
              </Link>
            </Text>
          </Stack>
        </Panel>
        {mayEdit && <KeysPanel />}
        <Panel title={text('developers.hearing')}>
          <Stack>
            <Text>{text('developers.hearingText')}</Text>
            <Prose html={codeHtml(EVENT_SAMPLE)} />
            <Text>{text('developers.signature')}</Text>
            <Prose html={codeHtml(SIGNATURE_SAMPLE)} />
          </Stack>
        </Panel>
        {mayEdit ? <WebhooksPanel /> : <Text tone="secondary">{text('developers.ask')}</Text>}
      </Stack>
    </Page>
  );
}
