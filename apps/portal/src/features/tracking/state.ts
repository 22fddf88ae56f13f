import type { Tone } from '@lading/ui';
import type { PortalText } from '../../i18n/text.ts';
import type { Trace } from './voyage.ts';

const TONES = {
  unknown: 'neutral',
  waiting: 'neutral',
  sea: 'info',
  arrived: 'success',
  delivered: 'success',
} as const;

/** The state of a shipment in a word: held and unheard of before how far it is. */
export function stateOf(
  text: PortalText,
  { phase, holds, freshness }: Trace,
  now: number,
): { tone: Tone; text: string } {
  const [hold] = holds;
  if (hold) return { tone: 'danger', text: text(`tracking.hold.${hold.kind}`) };
  if (freshness.state === 'late' && freshness.at) {
    const days = Math.max(1, Math.floor((now - Date.parse(freshness.at)) / 86_400_000));
    return { tone: 'warning', text: text('tracking.silentFor', { days }) };
  }
  return { tone: TONES[phase], text: text(`tracking.phase.${phase}`) };
}
