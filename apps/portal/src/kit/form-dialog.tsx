import { Button, Dialog, Form, Text } from '@lading/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../i18n/text.ts';

interface FormDialogProps {
  title: string;
  /** of `useCommandForm` */
  form: {
    readonly formProps: Omit<ComponentProps<typeof Form>, 'children'>;
    readonly failure: string | undefined;
    readonly submitting: boolean;
  };
  /** its fields */
  children: ReactNode;
  onClose(): void;
}

/** A few fields that are saved in one go: closed by its button or Escape alone, so that nothing typed is lost. */
export function FormDialog({ title, form, children, onClose }: FormDialogProps) {
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
        <Button type="submit" variant="primary" loading={form.submitting}>
          {text('list.save')}
        </Button>
      </Form>
    </Dialog>
  );
}
