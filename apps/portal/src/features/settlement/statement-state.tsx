import type { StatementState as State } from '@lading/api-client/contract';
import { type IconDrawing, icons, StatusTag, type Tone } from '@lading/ui';

const LOOKS: Readonly<Record<State, readonly [Tone, IconDrawing]>> = {
  toConfirm: ['warning', icons.circleHalf],
  reissued: ['warning', icons.refresh],
  queried: ['pen', icons.pen],
  confirmed: ['success', icons.circleMost],
  invoiced: ['info', icons.circleMost],
  partPaid: ['info', icons.circleFull],
  paid: ['neutral', icons.checkCircle],
  void: ['neutral', icons.minus],
};

/** How a statement stands; the words come from the server. */
export function StatementStateTag({ state, children }: { state: State; children: string }) {
  const [tone, glyph] = LOOKS[state];
  return (
    <StatusTag tone={tone} glyph={glyph}>
      {children}
    </StatusTag>
  );
}
