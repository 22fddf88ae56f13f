/** The whole editor where it fits, and in any case what is written into. */
export function comeIntoView(control: HTMLElement | null): void {
  control?.closest('form')?.scrollIntoView?.({ block: 'nearest' });
  control?.scrollIntoView?.({ block: 'nearest' });
  control?.focus({ preventScroll: true });
}
