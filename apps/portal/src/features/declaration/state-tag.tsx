import { icons, StatusTag } from '@lading/ui';
import { PREPLAN_STATE, type PreplanStateName } from '@lading/validators/preplan';
import { VGM_STATE, type VgmStateName } from '@lading/validators/vgm';

type Look = Pick<Parameters<typeof StatusTag>[0], 'tone' | 'glyph'>;

const VGM: Readonly<Record<VgmStateName, Look>> = {
  draft: { tone: 'neutral', glyph: icons.circle },
  submitted: { tone: 'info', glyph: icons.circleQuarter },
  sent: { tone: 'info', glyph: icons.circleHalf },
  accepted: { tone: 'success', glyph: icons.checkCircle },
  refused: { tone: 'danger', glyph: icons.octagon },
  retracted: { tone: 'pen', glyph: icons.rotate },
  closed: { tone: 'neutral', glyph: icons.lock },
};
const PREPLAN: Readonly<Record<PreplanStateName, Look>> = {
  draft: { tone: 'neutral', glyph: icons.circle },
  submitted: { tone: 'info', glyph: icons.circleQuarter },
  sent: { tone: 'info', glyph: icons.circleHalf },
  accepted: { tone: 'success', glyph: icons.checkCircle },
  refused: { tone: 'danger', glyph: icons.octagon },
  cancelled: { tone: 'pen', glyph: icons.minus },
};

const named = <Name extends string>(states: Readonly<Record<Name, number>>, state: number): Name | undefined =>
  (Object.keys(states) as Name[]).find((name) => states[name] === state);

/** How the declaration of a container stands, in the server's word for it. */
export const VgmTag = ({ status, name }: { status: number; name: string }) => (
  <StatusTag {...VGM[named(VGM_STATE, status) ?? 'draft']}>{name}</StatusTag>
);

/** The same of a pre-plan. */
export const PreplanTag = ({ status, name }: { status: number; name: string }) => (
  <StatusTag {...PREPLAN[named(PREPLAN_STATE, status) ?? 'draft']}>{name}</StatusTag>
);
