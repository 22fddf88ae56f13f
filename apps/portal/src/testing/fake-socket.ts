/** Stands in for the browser's socket: opens at once, keeps what was sent, and says what a test wants to hear. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  readonly url: string;
  readonly sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  say(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}
