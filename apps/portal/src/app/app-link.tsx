import type { LinkProps } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** The anchor of every component: an ordinary link that the router follows, and prepares when it is pointed at. */
export function AppLink({ href, onClick, children, ...rest }: LinkProps) {
  const router = useRouter();
  const own = href.startsWith('/') && !rest.target;
  const prepare = () => {
    const { pathname, search } = new URL(href, globalThis.location.origin);
    // A path the router knows only at run time; an unknown one has nothing to prepare.
    if (own) void router.preloadRoute({ to: pathname, search: router.options.parseSearch(search) } as never);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!own || !plain || event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return (
    <a onPointerEnter={prepare} onFocus={prepare} {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
