import { RELEASE_STATE, type ReleaseState, type ReleaseStateName } from '@lading/api-client/contract';
import { icons, StatusTag } from '@lading/ui';

type Look = Pick<Parameters<typeof StatusTag>[0], 'tone' | 'glyph'>;

const LOOKS: Readonly<Record<ReleaseStateName, Look>> = {
  draft: { tone: 'neutral', glyph: icons.circle },
  applied: { tone: 'info', glyph: icons.circleQuarter },
  reviewing: { tone: 'info', glyph: icons.circleHalf },
  released: { tone: 'success', glyph: icons.circleFull },
  returned: { tone: 'pen', glyph: icons.pen },
  refused: { tone: 'danger', glyph: icons.octagon },
  withdrawn: { tone: 'neutral', glyph: icons.minus },
};

const STATES = Object.keys(RELEASE_STATE) as ReleaseStateName[];
const stateName = (state: ReleaseState): ReleaseStateName =>
  STATES.find((name) => RELEASE_STATE[name] === state) ?? 'draft';

/** How an application for release stands, in the server's word for it. */
export function ReleaseTag({ status, name }: { status: ReleaseState; name: string }) {
  return <StatusTag {...LOOKS[stateName(status)]}>{name}</StatusTag>;
}
