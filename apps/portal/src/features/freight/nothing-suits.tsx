import { Inline, Panel, Stack, Text } from '@lading/ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { HowReckoned } from './modes/how-reckoned.tsx';

interface NothingSuitsProps {
  /** takes the rates along as a quotation; nothing for whoever quotes nothing */
  quote?: ReactNode;
  /** the way to a person */
  ask: ReactNode;
  /** what else is to be known of the lane */
  more?: ReactNode;
}

/** Beside the channels: what to do where none suits, and how the prices come about. */
export function NothingSuits({ quote, ask, more }: NothingSuitsProps) {
  const text = useText();
  return (
    <Panel title={text('freight.nothingSuits')}>
      <Stack gap="md">
        <Text tone="secondary">{text(quote ? 'freight.nothingSuitsQuote' : 'freight.nothingSuitsText')}</Text>
        {quote}
        {ask}
        <Inline gap="sm" justify="between">
          {more}
          <HowReckoned />
        </Inline>
      </Stack>
    </Panel>
  );
}
