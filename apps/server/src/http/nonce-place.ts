/** Where the nonce of an answer is put into a page that was made before; the portal's build writes the same. */
export const NONCE_PLACE = '__CSP_NONCE__';
