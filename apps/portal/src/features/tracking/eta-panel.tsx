import { Panel } from '@lading/ui';
import { EtaHistory } from '@lading/ui/eta-history';
import { useText } from '../../i18n/text.ts';
import type { Trace } from './voyage.ts';

/** Each arrival that was expected, with who said so and why. */
export function EtaPanel({ trace }: { trace: Trace }) {
  const text = useText();
  return (
    <Panel title={text('tracking.arrivals')}>
      <EtaHistory
        changes={trace.etaHistory.map(({ at, eta, reason, source }) => ({
          at,
          eta,
          reason:
            reason === 'first'
              ? text('tracking.source.schedule')
              : text('tracking.reasoned', {
                  source: text(`tracking.source.${source}`),
                  reason: text(`tracking.reason.${reason}`),
                }),
        }))}
      />
    </Panel>
  );
}
