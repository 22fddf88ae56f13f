import { Button, Dialog, Form, Inline, Text } from '@lading/ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import type { CommandForm } from '../../kit/use-command-form.ts';
import { DeleteButton } from './delete-button.tsx';

interface RowDialogProps extends Pick<Parameters<typeof DeleteButton>[0], 'question' | 'pending' | 'remove'> {
  title: string;
  form: Pick<CommandForm<Record<string, unknown>>, 'formProps' | 'failure' | 'submitting'>;
  /** it is kept already, so that it can be deleted */
  kept: boolean;
  onClose(): void;
  children: ReactNode;
}

/** The form of one row in a dialog: saved, refused in words, or deleted after a question. */
export function RowDialog({ title, form, kept, question, pending, remove, onClose, children }: RowDialogProps) {
  const text = useText();
  return (
    <Dialog size="message" open title={title} closeOnOutsidePress={false} onOpenChange={(open) => open || onClose()}>
      <Form aria-label={title} {...form.formProps}>
        {children}
        {form.failure && (
          <Text tone="danger" role="alert">
            {form.failure}
          </Text>
        )}
        <Inline>
          <Button type="submit" variant="primary" loading={form.submitting}>
            {text('content.save')}
          </Button>
          {kept && <DeleteButton question={question} pending={pending} remove={remove} onGone={onClose} />}
        </Inline>
      </Form>
    </Dialog>
  );
}
