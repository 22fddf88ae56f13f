import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Heading, Loading, Text } from '@lading/ui';
import type { MessageId } from '../i18n/text.ts';
import { useText } from '../i18n/text.ts';

const { agreements } = contract.user;

/** What is agreed on, and what happens to somebody's data: the sections of each, in order. */
export const PAPERS = {
  terms: ['scope', 'account', 'orders', 'bills', 'liability', 'law'],
  privacy: ['kept', 'why', 'who', 'long', 'rights', 'safety'],
} as const;
export type Paper = keyof typeof PAPERS;

/** Begins a line that is a heading of what the house wrote itself. */
const HEADING = '# ';

/** A paper of the house, line by line; a line may come twice. */
export function OwnPaper({ said }: { said: string }) {
  const lines = said.split(/\n+/).filter((line) => line.trim() !== '');
  return lines.map((line, at) =>
    line.startsWith(HEADING) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
      <Heading key={at} level={3} size={4}>
        {line.slice(HEADING.length)}
      </Heading>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
      <Text key={at} size="long">
        {line}
      </Text>
    ),
  );
}

/** The sections of a paper, each under a heading of the third level: what the house wrote, or else the portal's own. */
export function PaperText({ paper }: { paper: Paper }) {
  const text = useText();
  const { data, error } = useQuery(agreements, undefined);
  if (!data && !error) return <Loading />;
  if (data?.[paper]) return <OwnPaper said={data[paper]} />;
  const say = (section: string, part: 'title' | 'text') => text(`agreement.${paper}.${section}.${part}` as MessageId);
  return PAPERS[paper].map((section) => (
    <section key={section}>
      <Heading level={3} size={4}>
        {say(section, 'title')}
      </Heading>
      <Text size="long">{say(section, 'text')}</Text>
    </section>
  ));
}
