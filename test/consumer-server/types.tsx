// What the packages promise to a program under the types of React 18.
import {
  Button,
  Dialog,
  type DialogProps,
  FieldGrid,
  Form,
  FormErrorSummary,
  LadingProvider,
  TextField,
  useRuleForm,
} from '@lading/ui';
import { messages } from '@lading/ui/en-US';
import { loginRecord } from '@lading/validators/record';
import { createRef, type ReactElement } from 'react';

const button = createRef<HTMLButtonElement>();
const props: Pick<DialogProps, 'title'> = { title: 'A dialog' };

/** The summary takes what the form gives, its ref among them. */
function Login() {
  const { formProps, summaryProps, fieldProps } = useRuleForm({
    record: loginRecord,
    labels: { account: 'Phone', password: 'Password', captcha: 'Code' },
    defaultValues: {},
    onSubmit: () => undefined,
  });
  return (
    <Form title="Log in" {...formProps}>
      <FormErrorSummary {...summaryProps} />
      <TextField {...fieldProps('account')} />
    </Form>
  );
}

export const page: ReactElement = (
  <LadingProvider locale="en-US" messages={messages}>
    <Button ref={button} variant="primary" onClick={(event) => event.currentTarget.blur()}>
      Confirm
    </Button>
    <TextField label="Vessel" defaultValue="COSCO SHIPPING ANDES" />
    <FieldGrid items={[{ label: 'Voyage', value: '042E' }]} />
    <Login />
    <Dialog {...props} size="confirm" open={false} onOpenChange={(open: boolean) => void open}>
      Text
    </Dialog>
  </LadingProvider>
);
