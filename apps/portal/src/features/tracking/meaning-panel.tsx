import { DescriptionList, Panel, Stack, StatusTag, Text } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { type Meaning, meaningsOf } from './meaning.ts';
import { clockOf } from './use-voyage-words.ts';
import type { Trace } from './voyage.ts';

/** So much time as the trade says it. */
export function useLength(): (minutes: number) => string {
  const text = useText();
  return (minutes) => {
    const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
    if (days > 0 && hours > 0) return text('tracking.length.daysHours', { days, hours });
    if (days > 0) return text('tracking.length.days', { days });
    return hours > 0 ? text('tracking.length.hours', { hours }) : text('tracking.length.minutes', { minutes });
  };
}

function useSentence(): (meaning: Meaning) => string {
  const text = useText();
  const length = useLength();
  return (meaning) => {
    switch (meaning.kind) {
      case 'held':
        return text('tracking.means.held', {
          who: text(`tracking.hold.${meaning.hold.kind}`),
          since: clockOf(meaning.hold.since),
        });
      case 'silent':
        return text('tracking.means.silent', { days: meaning.days });
      case 'waiting':
        return text('tracking.means.waiting', { time: clockOf(meaning.at) });
      case 'late':
      case 'early':
        return text(`tracking.means.${meaning.kind}`, { length: length(meaning.minutes) });
      case 'beforeAppointment':
      case 'afterAppointment':
        return text(`tracking.means.${meaning.kind}`, { days: meaning.days, time: clockOf(meaning.at) });
      case 'freeUntil':
      case 'freeSoon':
      case 'freeOver':
        return text(`tracking.means.${meaning.kind}`, { days: meaning.days, day: meaning.day.slice(5) });
      case 'unknown':
      case 'delivered':
      case 'noDate':
      case 'onTime':
        return text(`tracking.means.${meaning.kind}`);
    }
  };
}

/** What it means for whoever waits, in words; the days that matter under it. */
export function MeaningPanel({ trace, now }: { trace: Trace; now: number }) {
  const text = useText();
  const sentence = useSentence();
  const { lastFreeDay, appointment, holds } = trace;
  return (
    <Panel title={text('tracking.means')}>
      <Stack gap="sm">
        <Text>{meaningsOf(trace, now).map(sentence).join(text('tracking.between'))}</Text>
        <DescriptionList
          layout="rows"
          items={[
            { name: text('tracking.lastFreeDay'), value: lastFreeDay?.slice(5) },
            ...(appointment
              ? [
                  {
                    name: text('tracking.appointment'),
                    value: `${clockOf(appointment.time)} · ${appointment.reference}`,
                  },
                ]
              : []),
            {
              name: text('tracking.holds'),
              value:
                holds.length === 0
                  ? text('tracking.noHolds')
                  : holds.map(({ kind }) => (
                      <StatusTag key={kind} tone="danger">
                        {text(`tracking.hold.${kind}`)}
                      </StatusTag>
                    )),
            },
          ]}
        />
      </Stack>
    </Panel>
  );
}
