import { createHmac, timingSafeEqual } from 'node:crypto';
import { ask, ProviderError, type World } from '../../../outbound/provider.ts';
import type { Heard, Push, Shipment, TrackEvent, TrackingSource } from '../provider.ts';
import { heardOf, saidIn } from './events.ts';

export interface DcsaSettings {
  /** how the carrier knows us; apart from the standard */
  readonly auth:
    | { readonly kind: 'header'; readonly name: string; readonly key: string }
    | {
        readonly kind: 'oauth';
        readonly tokenUrl: string;
        readonly clientId: string;
        readonly secret: string;
      };
  /** where it sends events to, and the secret of their signature (base64); nobody is asked to send without */
  readonly hook: { readonly url: string; readonly secret: string } | undefined;
}

const [MINUTE, HOUR] = [60_000, 3_600_000];
/** Between two looks: far from the arrival, near to it, and where the carrier sends by itself. */
const LOOK = { far: 4 * HOUR, near: 15 * MINUTE, told: 12 * HOUR };
const NEAR = 48 * HOUR;
/** A month after its ship arrived nobody looks for a container that was never brought back. */
const OVER = 30 * 24 * HOUR;
const PAGES = 20;

const failed = (status: number): ProviderError => {
  if (status === 401 || status === 403) return new ProviderError('config', `HTTP ${status}`);
  if (status === 429) return new ProviderError('limited', `HTTP ${status}`);
  return new ProviderError(status >= 500 ? 'temporary' : 'refused', `HTTP ${status}`);
};

/** When to look again; never where all of it is over. */
function nextLook(shipment: Shipment, events: readonly TrackEvent[], now: Date): Date | null {
  const happened = events.filter(({ classifier }) => classifier === 'ACT');
  const back = new Set(happened.filter(({ code }) => code === 'emptyIn').map(({ ctnNo }) => ctnNo));
  const boxes = new Set([...shipment.boxes, ...events.flatMap(({ ctnNo }) => (ctnNo ? [ctnNo] : []))]);
  if (boxes.size > 0 && [...boxes].every((one) => back.has(one))) return null;
  const [arrival] = events
    .filter(({ code }) => code === 'arrived')
    .sort((left, right) => right.saidAt.getTime() - left.saidAt.getTime());
  const away = arrival ? arrival.time.getTime() - now.getTime() : Number.POSITIVE_INFINITY;
  if (arrival?.classifier === 'ACT' && -away > OVER) return null;
  const pause = Math.abs(away) < NEAR ? LOOK.near : shipment.subscription === '' ? LOOK.far : LOOK.told;
  return new Date(now.getTime() + pause);
}

/** A carrier's number for us, as long as it holds. */
function authorised({ auth }: DcsaSettings, world: World) {
  const now = world.now ?? (() => new Date());
  let token: { value: string; until: number } | undefined;
  return async (): Promise<Record<string, string>> => {
    if (auth.kind === 'header') return { [auth.name]: auth.key };
    if (!token || token.until <= now().getTime()) {
      const form = { grant_type: 'client_credentials', client_id: auth.clientId, client_secret: auth.secret };
      const { status, body } = await ask(world, auth.tokenUrl, { method: 'POST', body: new URLSearchParams(form) });
      const { access_token: value, expires_in: seconds } = (body ?? {}) as Record<string, unknown>;
      if (status !== 200 || typeof value !== 'string') throw failed(status === 400 ? 401 : status);
      // Given up a minute before it ends.
      const held = typeof seconds === 'number' ? Math.max(0, seconds - 60) : 240;
      token = { value, until: now().getTime() + held * 1_000 };
    }
    return { authorization: `Bearer ${token.value}` };
  };
}

const signature = (raw: Buffer, secret: string): string =>
  `sha256=${createHmac('sha256', Buffer.from(secret, 'base64')).update(raw).digest('hex')}`;

const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

const pushOf = (secret: string): Push => ({
  name: 'dcsa',
  verify(raw, header) {
    const given = header('notification-signature') ?? '';
    return isSame(given, signature(raw, secret)) ? header('subscription-id') : undefined;
  },
  parse({ calls }, body) {
    const said = saidIn(body);
    return said && heardOf(calls, said);
  },
});

/** Events of a carrier that speaks the DCSA's Track & Trace 2: subscribed to where it sends by itself, and asked for in any case. */
export function dcsaSource(settings: DcsaSettings, world: World): TrackingSource {
  const { hook } = settings;
  const headers = authorised(settings, world);
  const json = async () => ({ ...(await headers()), 'api-version': '2', accept: 'application/json' });

  async function eventsOf(shipment: Shipment): Promise<Pick<Heard, 'events' | 'calls'>> {
    const query = new URLSearchParams({
      carrierBookingReference: shipment.bkgNo,
      eventType: 'EQUIPMENT,TRANSPORT',
      limit: '100',
    });
    const all: unknown[] = [];
    let url: string | undefined = `${world.base}/v2/events?${query}`;
    for (let page = 0; url !== undefined && page < PAGES; page++) {
      const answer = await ask(world, url, { headers: await json() });
      // Nothing is known of it yet.
      if (answer.status === 404) break;
      if (answer.status !== 200 || !Array.isArray(answer.body)) throw failed(answer.status);
      all.push(...answer.body);
      const next = answer.headers.get('next-page');
      // Our key goes to no other host.
      const to: URL | undefined | '' | null = next && URL.canParse(next, url) ? new URL(next, url) : undefined;
      url = to && to.origin === new URL(world.base).origin ? to.href : undefined;
    }
    return heardOf(shipment.calls, saidIn(all) ?? []);
  }

  return {
    push: hook && pushOf(hook.secret),
    async follow({ bkgNo }) {
      if (!hook) return '';
      const wanted = {
        callbackUrl: hook.url,
        eventType: ['EQUIPMENT', 'TRANSPORT'],
        carrierBookingReference: bkgNo,
        secret: hook.secret,
      };
      const { status, body } = await ask(world, `${world.base}/v2/event-subscriptions`, {
        method: 'POST',
        headers: { ...(await json()), 'content-type': 'application/json' },
        body: JSON.stringify(wanted),
      });
      // Not every carrier sends by itself.
      if (status === 404 || status === 405 || status === 501) return '';
      const { subscriptionID } = (body ?? {}) as Record<string, unknown>;
      if (status !== 201 || typeof subscriptionID !== 'string') throw failed(status);
      return subscriptionID;
    },
    async unfollow(subscription) {
      const url = `${world.base}/v2/event-subscriptions/${encodeURIComponent(subscription)}`;
      const { status } = await ask(world, url, { method: 'DELETE', headers: await json() });
      if (status >= 300 && status !== 404) throw failed(status);
    },
    async poll(shipment, now) {
      const heard = await eventsOf(shipment);
      return { ...heard, next: nextLook(shipment, heard.events, now) };
    },
  };
}
