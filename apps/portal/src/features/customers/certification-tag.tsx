import { StatusTag } from '@lading/ui';
import { type MessageId, useText } from '../../i18n/text.ts';

const TONES = ['neutral', 'warning', 'success', 'danger', 'danger'] as const;

/** How far the certification of a company is, 0 to 4. */
export function CertificationTag({ state }: { state: number }) {
  const text = useText();
  return (
    <StatusTag tone={TONES[state] ?? 'neutral'}>{text(`customers.certification.${state}` as MessageId)}</StatusTag>
  );
}
