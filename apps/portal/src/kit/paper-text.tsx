import { Heading, Text } from '@lading/ui';
import type { MessageId } from '../i18n/text.ts';
import { useText } from '../i18n/text.ts';

/** What is agreed on, and what happens to somebody's data: the sections of each, in order. */
export const PAPERS = {
  terms: ['scope', 'account', 'orders', 'bills', 'liability', 'law'],
  privacy: ['kept', 'why', 'who', 'long', 'rights', 'safety'],
} as const;
export type Paper = keyof typeof PAPERS;

/** The sections of a paper, each under a heading of the third level. */
export function PaperText({ paper }: { paper: Paper }) {
  const text = useText();
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
