type Control = HTMLInputElement | HTMLTextAreaElement;

/** Puts a text into a control without going there: React and a form library learn of it. */
export function putInto(control: Control, value: string): void {
  const type = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Puts a text into a control the way typing does: React, a form library and the undo list of the browser learn of it, and the
 * focus goes into the control.
 */
export function typeInto(control: Control, value: string): void {
  control.focus();
  control.select();
  // execCommand is the only way that Ctrl-Z can undo; not every browser has it, nor has jsdom.
  if (document.execCommand?.('insertText', false, value) && control.value === value) return;
  putInto(control, value);
}
