interface Pressed {
  isComposing: boolean;
  keyCode: number;
}

/**
 * Whether a key belongs to the input method: Enter, Escape and arrows work in its own list while it composes. Safari ends the
 * composition before it reports the key, and says 229.
 */
export const composes = ({ isComposing, keyCode }: Pressed): boolean => isComposing || keyCode === 229;

/** For the Escape of a layer: one that ends a composition closes nothing. */
export function leaveToInputMethod(event: KeyboardEvent): void {
  if (composes(event)) event.preventDefault();
}
