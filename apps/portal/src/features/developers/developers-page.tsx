import { API_SCOPES, WEBHOOK_EVENTS } from '@lading/api-client/contract';
import { ButtonLink, DescriptionList, Heading, icons, Panel, Prose, SitePage, Split, Stack, Text } from '@lading/ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { useMay } from '../../session/use-may.ts';
import { CALL_SAMPLE, codeHtml, EVENT_SAMPLE, SIGNATURE_SAMPLE } from './samples.ts';

const STATUSES = ['200', '400', '401', '403', '404', '409', '429', '500'] as const;
const STEPS = ['key', 'call', 'hear'] as const;

function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <Heading level={2} size={3} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** What there is beside the text: the ways on. */
function Ways() {
  const text = useText();
  const known = useMay('company:view');
  return (
    <Stack gap="lg">
      <Panel title={text('developers.start')}>
        <DescriptionList
          layout="rows"
          items={STEPS.map((step, at) => ({
            name: `${at + 1}. ${text(`developers.step.${step}`)}`,
            value: text(`developers.step.${step}Text`),
            wide: true,
          }))}
        />
      </Panel>
      <ButtonLink href="/developers/keys" variant="primary">
        {text(known ? 'developers.ownKeys' : 'developers.ownKeysVisitor')}
      </ButtonLink>
      <Stack gap="sm">
        <ButtonLink href="/openapi.json" icon={icons.download} target="_blank">
          {text('developers.openApi')}
        </ButtonLink>
        <Text size="caption" tone="secondary">
          {text('developers.openApiText')}
        </Text>
      </Stack>
    </Stack>
  );
}

/** For whoever connects a system of his own: how to call and to be called. Keys and addresses are a page of the members'. */
export function DevelopersPage() {
  const text = useText();
  return (
    <SitePage title={text('routes.developers')} lead={text('developers.lead')}>
      <Split narrow="end">
        <Stack gap="xl">
          <Chapter id="calling" title={text('developers.calling')}>
            <Text>{text('developers.callingText')}</Text>
            <Prose html={codeHtml(CALL_SAMPLE)} />
            <Text>{text('developers.answers')}</Text>
            <Heading level={3} size={4}>
              {text('developers.codes')}
            </Heading>
            <DescriptionList
              layout="rows"
              items={STATUSES.map((status) => ({ name: status, value: text(`developers.code.${status}`) }))}
            />
          </Chapter>
          <Chapter id="opens" title={text('developers.opens')}>
            <Text>{text('developers.opensText')}</Text>
            <DescriptionList
              layout="rows"
              items={API_SCOPES.map((scope) => ({ name: scope, value: text(`developers.scope.${scope}`) }))}
            />
          </Chapter>
          <Chapter id="hearing" title={text('developers.hearing')}>
            <Text>{text('developers.hearingText')}</Text>
            <DescriptionList
              layout="rows"
              items={WEBHOOK_EVENTS.map((event) => ({ name: event, value: text(`developers.eventText.${event}`) }))}
            />
            <Prose html={codeHtml(EVENT_SAMPLE)} />
            <Text>{text('developers.signature')}</Text>
            <Prose html={codeHtml(SIGNATURE_SAMPLE)} />
          </Chapter>
        </Stack>
        <Ways />
      </Split>
    </SitePage>
  );
}
