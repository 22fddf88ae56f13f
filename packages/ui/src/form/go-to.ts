const CONTROLS = 'input, select, textarea, button, [tabindex]';

/** Puts the focus into the control with this id, or into the chosen or first one of its group, and its label into sight. */
export function goTo(id: string): void {
  const place = document.getElementById(id);
  const control = place?.matches(CONTROLS)
    ? place
    : (place?.querySelector<HTMLElement>(':checked') ?? place?.querySelector<HTMLElement>(CONTROLS));
  if (!control) return;
  control.focus();
  (control.closest('[data-component]') ?? control).scrollIntoView?.({ block: 'nearest' });
}
