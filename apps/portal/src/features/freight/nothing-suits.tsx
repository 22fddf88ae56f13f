import { Inline, Panel, Stack, Text } from '@lading/ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { HowReckoned } from './modes/how-reckoned.tsx';

interface NothingSuitsProps {
  /** the way to a person */
  ask: ReactNode;
  /** what else is to be known of the lane */
  more?: ReactNode;
}

/** Beside the channels: what to do where none suits, and how the prices come about. */
export function NothingSuits({ ask, more }: NothingSuitsProps) {
  const text = useText();
  return (
    <Panel title={text('freight.nothingSuits')}>
      <Stack gap="md">
        <Text tone="secondary">{text('freight.nothingSuitsText')}</Text>
        {ask}
        <Inline gap="sm" justify="between">
          {more}
          <HowReckoned />
        </Inline>
      </Stack>
    </Panel>
  );
}
