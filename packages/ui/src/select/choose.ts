/** Puts a value into a select the way choosing it does: React and a form library learn of it, and the focus goes into it. */
export function choose(control: HTMLSelectElement, value: string): void {
  control.focus();
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
