import { ContainerNumber, type Description, DescriptionList, useFormat } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { useLength } from './meaning-panel.tsx';
import { clockOf } from './use-voyage-words.ts';
import type { Call, Trace } from './voyage.ts';

const more = (all: readonly unknown[]) => (all.length > 1 ? ` +${all.length - 1}` : '');

/** What a shipment is known by, as the ruled cells of a form. */
export function VoyageHead({ trace, place }: { trace: Trace; place: (call: Call) => string }) {
  const text = useText();
  const { packages, weight, volume } = useFormat();
  const length = useLength();
  const { calls, containers, poNos, eta, etaClassifier, etaHistory } = trace;
  const [box] = containers;
  const at = (role: Call['role']): Description[] => {
    const call = calls.find((one) => one.role === role);
    return call ? [{ name: text(`tracking.place.${role as 'load'}`), value: `${place(call)} ${call.code}` }] : [];
  };
  const first = etaHistory[0]?.eta;
  const late = eta && first ? Math.round((Date.parse(eta) - Date.parse(first)) / 60_000) : 0;
  const shift =
    late === 0 ? '' : text(late > 0 ? 'tracking.later' : 'tracking.sooner', { length: length(Math.abs(late)) });
  return (
    <DescriptionList
      layout="cells"
      items={[
        { name: text('tracking.key.work'), value: trace.workNo, mono: true },
        { name: text('tracking.mblNo'), value: trace.mblNo || trace.hblNo, mono: true },
        {
          name: text('tracking.container'),
          mono: true,
          value: box && (
            <>
              <ContainerNumber value={box.ctnNo} /> {box.ctnType}
              {more(containers)}
            </>
          ),
        },
        { name: text('tracking.carrier'), value: trace.carrier },
        { name: text('tracking.vessel'), value: [trace.vessel, trace.voyage].filter(Boolean).join(' / ') },
        { name: text('tracking.poNos'), value: poNos[0] && `${poNos[0]}${more(poNos)}`, mono: true },
        ...at('load'),
        ...at('discharge'),
        ...at('deliver'),
        ...(trace.originWarehouse
          ? [{ name: text('tracking.warehouse'), value: trace.originWarehouse, mono: true }]
          : []),
        {
          name: text('tracking.measures'),
          value: `${packages(trace.packages)} / ${weight(trace.weight)} / ${volume(trace.volume)}`,
          mono: true,
        },
        {
          name: text(etaClassifier === 'ACT' ? 'tracking.arrived' : 'tracking.eta'),
          value: eta && [clockOf(eta), shift].filter(Boolean).join(' · '),
          marked: true,
        },
      ]}
    />
  );
}
