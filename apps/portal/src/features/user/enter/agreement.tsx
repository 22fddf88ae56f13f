import { Checkbox, Dialog, type RuleFieldProps, TextButton } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { type Paper, PaperText } from '../../../kit/paper-text.tsx';

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
      {paper && (
        <Dialog
          open
          size="message"
          onOpenChange={(open) => open || setPaper(undefined)}
          title={text(`agreement.${paper}`)}
        >
          <PaperText paper={paper} />
        </Dialog>
      )}
    </>
  );
}
