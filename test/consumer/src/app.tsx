import { Button, ContainerNumber, FieldGrid, LadingProvider, StatusTag, Text } from '@lading/ui';
import { messages } from '@lading/ui/en-US';
import { apart } from './frame.css.ts';

export const App = ({ className }: { className?: string }) => (
  <LadingProvider locale="en-US" messages={messages}>
    <main className={className}>
      <StatusTag tone="success">Copy ready</StatusTag>
      <FieldGrid
        items={[{ label: 'Container', value: <ContainerNumber value="CSQU3054383" /> }]}
        classNames={{ label: apart }}
      />
      <Text tone="secondary">Cut-off 21 November</Text>
      <Button variant="primary">Confirm</Button>
    </main>
  </LadingProvider>
);
