import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useContainer } from '../i18n/provider.tsx';

const never = () => () => undefined;
/** False on the server and while its markup is taken over. */
const useBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Draws what is inside over the page: in the provider's container, else in the body. On the server it draws nothing. */
export function Overlay({ children }: { children: ReactNode }) {
  const container = useContainer();
  const browser = useBrowser();
  return browser && container !== null ? createPortal(children, container ?? document.body) : null;
}
