import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Panel, Stack, Text, useFormat } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';

const { logNodes } = contract.order;

/** What was done with a booking, the newest first. */
export function StoryPanel({ bookingId }: { bookingId: number }) {
  const text = useText();
  const { minute } = useFormat();
  const story = useLoadable(useQuery(logNodes, { bookingId }));
  return (
    <Panel title={text('bookings.story')}>
      <Loaded of={story}>
        {({ log }) => (
          <Stack gap="sm">
            {log.map(({ id, at, text: said, note }) => (
              <Text key={id}>
                {minute(at)} {said}
                {note && ` · ${note}`}
              </Text>
            ))}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}
