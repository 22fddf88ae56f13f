import { ButtonLink, DescriptionList, Heading, Section, SitePage, Split, Stack, Text } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { LateAskDialog } from '../../app/late-ask-dialog.tsx';
import { useText } from '../../i18n/text.ts';
import { Ways } from '../../kit/ways.tsx';
import { Downloads } from './downloads.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { Questions } from './questions.tsx';

const PROMISES = ['received', 'taken', 'answered'] as const;

const route = getRouteApi('/_site/serve');

/** Answers first, then a person; and the program for the desk. */
export function ServePage() {
  const text = useText();
  const { keyword, warehouseId } = route.useSearch();
  const [asking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  return (
    <>
      <SitePage title={text('serve.title')} lead={text('serve.lead')}>
        <Split narrow="end">
          <Questions keyword={keyword} onAsk={ask} />
          <Stack gap="lg">
            <Ways onAsk={ask} />
            <ButtonLink href="/contact">{text('serve.offices')}</ButtonLink>
          </Stack>
        </Split>
      </SitePage>
      <Section sea aria-labelledby="feedback">
        <Split narrow="start">
          <Stack gap="md">
            <Heading level={2} id="feedback">
              {text('feedback.title')}
            </Heading>
            <Text tone="secondary">{text('feedback.lead')}</Text>
            <DescriptionList
              layout="rows"
              items={PROMISES.map((promise) => ({
                name: text(`feedback.promise.${promise}`),
                value: text(`feedback.within.${promise}`),
              }))}
            />
          </Stack>
          <FeedbackForm key={warehouseId} warehouseId={warehouseId} />
        </Split>
      </Section>
      <Downloads />
      {asking && <LateAskDialog topic="other" onClose={() => setAsking(false)} />}
    </>
  );
}
