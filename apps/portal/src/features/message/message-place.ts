import type { MessagePlace } from '@lading/ui';
import type { Preferences } from '../../app/preferences.ts';

const PLACES = ['centre', 'top-left', 'top-right', 'bottom-left', 'bottom-right'];

function isPlace(value: unknown): value is MessagePlace {
  if (typeof value === 'string') return PLACES.includes(value);
  const { x, y } = (value ?? {}) as { x?: unknown; y?: unknown };
  return Number.isFinite(x) && Number.isFinite(y);
}

/** Where the message window stood last. */
export const keptPlace = (preferences: Preferences) =>
  preferences.kept<MessagePlace>('messagePlace', 'centre', isPlace);
