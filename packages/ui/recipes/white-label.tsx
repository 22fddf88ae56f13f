import '@lading/ui/styles.css';
import './brand.css';
import { Button, LadingProvider, SiteHeader } from '@lading/ui';
import { messages } from '@lading/ui/en-US';

const mark = (
  <svg viewBox="0 0 16 16" width="28" aria-hidden="true" fill="currentColor">
    <path d="M2 14 8 2l6 12z" />
  </svg>
);

export const Entrance = () => (
  <LadingProvider locale="en-US" messages={messages}>
    <SiteHeader
      brand={{ name: 'Delta Lines', tagline: 'Far East to the Gulf', href: '/', mark }}
      items={[{ id: 'rates', label: 'Rates', href: '/rates', current: true }]}
      loginHref="/login"
    />
    <Button variant="primary">Ask for a quote</Button>
  </LadingProvider>
);
