import { Button, ContainerNumber, FieldGrid, LadingProvider, StatusTag } from '@lading/ui';
import { messages } from '@lading/ui/en-US';

export const App = ({ className }: { className?: string }) => (
  <LadingProvider locale="en-US" messages={messages}>
    <main className={className}>
      <StatusTag tone="success">Copy ready</StatusTag>
      <FieldGrid items={[{ label: 'Container', value: <ContainerNumber value="CSQU3054383" /> }]} />
      <Button variant="primary">Confirm</Button>
    </main>
  </LadingProvider>
);
