import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useContainer } from '../i18n/provider.tsx';

/** Draws what is inside over the page: in the provider's container, else in the body. */
export function Overlay({ children }: { children: ReactNode }) {
  const container = useContainer();
  if (typeof document === 'undefined') return null;
  return container === null ? null : createPortal(children, container ?? document.body);
}
