// A strict policy has no room for files written into others. The server of the page puts a nonce in the place of the word.
export default { build: { assetsInlineLimit: 0 }, html: { cspNonce: 'NONCE' } };
