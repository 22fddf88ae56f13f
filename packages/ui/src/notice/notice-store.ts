export type NoticeKind = 'error' | 'info' | 'success' | 'warning';

export interface NoticeInput {
  kind: NoticeKind;
  /** the whole message; the server's words stay as they are */
  text: string;
  /** 系统提醒 (System message) above an error when not given */
  title?: string;
  /** what can be done about it at once: to undo, to look. It lives longer then, and pressing it puts it away */
  action?: NoticeAction;
}

export interface NoticeAction {
  /** one or two words */
  label: string;
  onAction(): void;
}

export interface Notice extends NoticeInput {
  id: number;
  /** counts up when the same notice comes again, so that its life starts anew */
  round: number;
}

/** Lives in milliseconds: long enough for an error to be read and copied. */
export const NOTICE_LIFE: Record<NoticeKind, number> = { error: 10_000, warning: 5_000, info: 2_000, success: 2_000 };

/** The life of a notice that can be answered, whatever its kind: time to hear it, to find the way there and to decide. */
export const NOTICE_ACTION_LIFE = 20_000;

const lifeOf = ({ kind, action }: NoticeInput): number => (action ? NOTICE_ACTION_LIFE : NOTICE_LIFE[kind]);

export interface NoticeStore {
  /** Shows it and returns its id; a text that is on screen already lives on, as what it is now, instead of standing there twice. */
  show(notice: NoticeInput): number;
  dismiss(id: number): void;
  /** stops every life while somebody reads */
  pause(): void;
  resume(): void;
  /** calls back after every change; returns the way to stop */
  subscribe(listener: () => void): () => void;
  snapshot(): readonly Notice[];
}

interface Life {
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** A queue of notices outside of React: a client or a socket can show one as well as a component. */
export function createNoticeStore(): NoticeStore {
  let notices: readonly Notice[] = [];
  let nextId = 1;
  let paused = false;
  const lives = new Map<number, Life>();
  const listeners = new Set<() => void>();

  const change = (next: readonly Notice[]) => {
    notices = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    clearTimeout(lives.get(id)?.timer);
    if (lives.delete(id)) change(notices.filter((notice) => notice.id !== id));
  };
  const run = (id: number, life: Life) => {
    life.since = Date.now();
    life.timer = setTimeout(() => dismiss(id), life.left);
  };
  const begin = (notice: Notice) => {
    clearTimeout(lives.get(notice.id)?.timer);
    const life: Life = { left: lifeOf(notice), since: 0, timer: undefined };
    lives.set(notice.id, life);
    if (!paused) run(notice.id, life);
  };

  return {
    show(input) {
      const same = notices.find((notice) => notice.text === input.text);
      const notice: Notice = { ...input, id: same?.id ?? nextId++, round: (same?.round ?? 0) + 1 };
      begin(notice);
      change(same ? notices.map((other) => (other.id === notice.id ? notice : other)) : [...notices, notice]);
      return notice.id;
    },
    dismiss,
    pause() {
      if (paused) return;
      paused = true;
      for (const life of lives.values()) {
        clearTimeout(life.timer);
        life.left = Math.max(0, life.left - (Date.now() - life.since));
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const [id, life] of lives) run(id, life);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => notices,
  };
}
