import { Checkbox, Dialog, Heading, type RuleFieldProps, Text, TextButton } from '@lading/ui';
import { useState } from 'react';
import type { MessageId } from '../../../i18n/text.ts';
import { useText } from '../../../i18n/text.ts';

const PAPERS = {
  terms: ['scope', 'account', 'orders', 'bills', 'liability', 'law'],
  privacy: ['kept', 'why', 'who', 'long', 'rights', 'safety'],
} as const;
type Paper = keyof typeof PAPERS;

function Paper({ paper, onClose }: { paper: Paper | undefined; onClose(): void }) {
  const text = useText();
  if (!paper) return null;
  const say = (section: string, part: 'title' | 'text') => text(`agreement.${paper}.${section}.${part}` as MessageId);
  return (
    <Dialog open size="message" onOpenChange={(open) => open || onClose()} title={text(`agreement.${paper}`)}>
      {PAPERS[paper].map((section) => (
        <section key={section}>
          <Heading level={3} size={4}>
            {say(section, 'title')}
          </Heading>
          <Text size="long">{say(section, 'text')}</Text>
        </section>
      ))}
    </Dialog>
  );
}

/** The service agreement, to be read here and accepted first. */
export function Agreement({ label, ...field }: RuleFieldProps) {
  const text = useText();
  const [paper, setPaper] = useState<Paper>();
  const link = (of: Paper) => (
    <TextButton
      type="button"
      onClick={(event) => {
        // Inside the label of the box, which it would tick.
        event.preventDefault();
        setPaper(of);
      }}
    >
      {text(`agreement.${of}`)}
    </TextButton>
  );
  return (
    <>
      <Checkbox
        {...field}
        label={
          <>
            {text('agreement.accept')} {link('terms')} {text('agreement.and')} {link('privacy')}
          </>
        }
      />
      <Paper paper={paper} onClose={() => setPaper(undefined)} />
    </>
  );
}
