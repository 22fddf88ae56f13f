const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (words: string): string => words.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** A program as it stands in a text. */
export const codeHtml = (code: string): string => `<pre><code>${escaped(code)}</code></pre>`;

export const CALL_SAMPLE = `curl $PORTAL/order/weborder/queryOrderPage.do \\
  -H "auth: $KEY" -H 'language: en-US' \\
  -H 'content-type: application/json' \\
  -d '{"current": 1, "size": 20}'`;

export const EVENT_SAMPLE = `POST /lading HTTP/1.1
lading-event: draft.issued
lading-delivery: evt_18273
lading-signature: t=1763625600,v1=5f0c…

{"id": "evt_18273", "event": "draft.issued", "time": "2026-11-20T08:00:00.000Z",
 "data": {"notice": "copyReady", "bookingNo": "MB26S01873", "billNo": "COSU6412098730", "version": "3"}}`;

export const SIGNATURE_SAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto';

const [, seconds, signed] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(request.headers['lading-signature']);
const expected = createHmac('sha256', secret).update(\`\${seconds}.\${rawBody}\`).digest();
const good = timingSafeEqual(expected, Buffer.from(signed, 'hex')) && Date.now() / 1000 - seconds < 300;`;
