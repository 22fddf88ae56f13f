import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { QUEUES } from './declared.ts';
import { pageFor, seenBy } from './queues.ts';
import { isOwn } from './roles.ts';

const ONE_PAGE = { current: 1, size: 20, scope: 'team', kind: undefined } as const;
/** Nobody: what a preview shows is nobody's own. */
const NOBODY = 0;

export const preview = ({ db }: Services): FileHandlers<'desk', 'preview'> => ({
  deskAs: ({ role, codes }, { visitor, language }) => {
    const seen = codes.includes('staff:home') ? seenBy({ codes }) : [];
    // The work of a role that the house made is what its codes open.
    const team = seen.filter((kind) => isOwn(role) || QUEUES[kind].roles.some((one) => one === role));
    return pageFor(db, ONE_PAGE, { userId: NOBODY, seen, team, listed: seenBy(visitor) }, language);
  },
});
