import { Alert, Panel, Stack, Text, useFormat } from '@lading/ui';
import { VGM_STATE, type VgmBox, vgmTotals } from '@lading/validators/vgm';
import { useText } from '../../i18n/text.ts';
import type { Vgm } from './vgm-rows.ts';

/** Both methods in a sentence each. */
export function Methods() {
  const text = useText();
  return (
    <Panel title={text('declaration.methods')}>
      <Stack gap="sm">
        {(['SM1', 'SM2'] as const).map((method) => (
          <Text key={method} size="dense">
            {text(`declaration.method.${method}`)}: {text(`declaration.methodText.${method}`)}
          </Text>
        ))}
      </Stack>
    </Panel>
  );
}

/** What came back, and why; what is late. */
export function Said({ of }: { of: Vgm }) {
  const text = useText();
  const back = of.list.filter(({ status }) => status === VGM_STATE.refused);
  const open = of.list.some(({ status }) => status === VGM_STATE.closed);
  return (
    <>
      {back.length > 0 && (
        <Alert kind="danger" title={text('declaration.refusedTitle', { count: back.length })}>
          {back.map(({ id, ctnNo, answer, reasons }) => (
            <Text
              key={id}
            >{`${ctnNo}: ${[answer, ...reasons.map((one) => one.text)].filter(Boolean).join('; ')}`}</Text>
          ))}
        </Alert>
      )}
      {of.closed && open && (
        <Alert kind="warning" title={text('declaration.late')}>
          {text('declaration.lateText', { fee: of.lateFee })}
        </Alert>
      )}
    </>
  );
}

/** What all containers weigh together, beside what their bill says. */
export function Totals({ boxes, billWeight }: { boxes: readonly VgmBox[]; billWeight: string | null }) {
  const text = useText();
  const { weight } = useFormat();
  const { cargo, dunnage, tare, vgm: mass } = vgmTotals(boxes);
  const shown = { cargo: weight(cargo), dunnage: weight(dunnage), tare: weight(tare), vgm: weight(mass) };
  return (
    <Text size="dense">
      {text('declaration.totals', { count: boxes.length })}: {text('declaration.totalsText', shown)}
      {billWeight && ` · ${text('declaration.billTotal', { weight: weight(billWeight) })}`}
    </Text>
  );
}
