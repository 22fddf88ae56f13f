import { NotFound } from '@lading/ui';
import { SiteFrame } from './site-frame.tsx';

export const Missing = () => <NotFound homeHref="/index" />;

/** For an address that no route has. */
export const NotFoundPage = () => (
  <SiteFrame>
    <Missing />
  </SiteFrame>
);
