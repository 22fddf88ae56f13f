// What the packages promise to a program under the types of React 18.
import { Button, Dialog, type DialogProps, FieldGrid, LadingProvider, TextField } from '@lading/ui';
import { messages } from '@lading/ui/en-US';
import { createRef, type ReactElement } from 'react';

const button = createRef<HTMLButtonElement>();
const props: Pick<DialogProps, 'title'> = { title: 'A dialog' };

export const page: ReactElement = (
  <LadingProvider locale="en-US" messages={messages}>
    <Button ref={button} variant="primary" onClick={(event) => event.currentTarget.blur()}>
      Confirm
    </Button>
    <TextField label="Vessel" defaultValue="COSCO SHIPPING ANDES" />
    <FieldGrid items={[{ label: 'Voyage', value: '042E' }]} />
    <Dialog {...props} width="confirm" open={false} onOpenChange={(open: boolean) => void open}>
      Text
    </Dialog>
  </LadingProvider>
);
