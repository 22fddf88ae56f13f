import { Loading } from '@lading/ui';

/** Where nothing of the page is on screen yet. */
export const PagePending = () => <Loading />;
