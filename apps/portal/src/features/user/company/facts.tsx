import { Alert, type Description, DescriptionList, Stack, Text, useFormat } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { PaperLink } from './paper-link.tsx';
import { type Application, reasonOf } from './standing.ts';
import { nameOfField, wordsOfValue } from './words.ts';

/** A value, and under it why it came back. */
const withReason = (value: Description['value'], reason: string | undefined): Description['value'] =>
  reason === undefined ? (
    value
  ) : (
    <Stack gap="xs">
      <span>{value}</span>
      <Text tone="danger" size="dense">
        {reason}
      </Text>
    </Stack>
  );

/** What was sent with an application, paper by paper, and why it was returned. */
export function Facts({ application }: { application: Application }) {
  const text = useText();
  const format = useFormat();
  const { values, papers, state, reason } = application;
  const items: Description[] = [
    ...values.map(({ name, value }) => ({
      name: nameOfField(text, name),
      value: withReason(wordsOfValue(text, format, name, value), reasonOf(application, name)),
    })),
    ...papers.map(({ field, name, path }) => ({
      name: nameOfField(text, field),
      value: withReason(<PaperLink name={name} path={path} />, reasonOf(application, field)),
    })),
  ];
  return (
    <Stack>
      {state === 3 && (
        <Alert kind="danger" title={text('company.returned')}>
          {reason}
        </Alert>
      )}
      <DescriptionList items={items} />
    </Stack>
  );
}
