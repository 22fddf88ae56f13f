import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { EtaHistory } from './eta-history.tsx';
import { CHANGES } from './fixtures.ts';

conforms('EtaHistory', <EtaHistory changes={CHANGES['zh-CN']} />, { ref: HTMLOListElement });

it('says the newest first, each against the one before it', () => {
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <EtaHistory changes={CHANGES['en-US']} />
    </LadingProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '11-19 21:1011-23 14:001 d 06 h laterCarrier: routed around a low',
    '11-12 08:0211-22 08:004 h earlierCarrier: earlier departure',
    '11-07 10:0011-22 12:00firstSchedule',
  ]);
});
