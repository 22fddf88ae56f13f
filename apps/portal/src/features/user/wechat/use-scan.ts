import type { contract, Out } from '@lading/api-client/contract';
import type { QrCodeProps } from '@lading/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import type { Sent } from '../../../kit/use-command-form.ts';

/** Milliseconds between two looks at how far it is. */
const EVERY = 2_000;

export type Scan = Out<typeof contract.user.bindWechat>;

interface Shown {
  readonly url: string | undefined;
  readonly opensHere: boolean;
  readonly state: NonNullable<QrCodeProps['state']>;
  /** why there is no code, in the server's words */
  readonly failure?: string;
}
const LOADING: Shown = { url: undefined, opensHere: false, state: 'loading' };

export interface ScanOptions<T extends Scan> {
  /** asks for a code, or how far that of a scene is; the same function each time */
  ask(scene: string | undefined): Promise<Sent<T>>;
  /** somebody scanned it and agreed */
  onDone(answer: T): void;
}

/** A WeChat code that is shown until somebody has scanned it, and anew where it is asked for. */
export function useScan<T extends Scan>({ ask, onDone }: ScanOptions<T>): Shown & { renew(): void } {
  const text = useText();
  const [shown, setShown] = useState(LOADING);
  const [round, setRound] = useState(0);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const words = useRef(text);
  useEffect(() => {
    words.current = text;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round begins anew
  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (scene?: string): Promise<void> => {
      const sent = await ask(scene);
      if (over) return;
      if (!sent.ok) {
        const failure = 'error' in sent ? errorText(words.current, sent.error) : sent.message;
        setShown({ ...LOADING, state: 'failed', failure });
        return;
      }
      const { state, qrUrl, opensHere, scene: next } = sent.data;
      if (state === 'confirmed' || state === 'bind') done.current(sent.data);
      else if (state === 'expired') setShown((before) => ({ ...before, url: qrUrl || before.url, state: 'expired' }));
      else {
        setShown({ url: qrUrl, opensHere, state: state === 'scanned' ? 'scanned' : 'shown' });
        timer = setTimeout(() => void look(next), EVERY);
      }
    };
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [ask, round]);
  const renew = useCallback(() => {
    setShown(LOADING);
    setRound((before) => before + 1);
  }, []);
  return { ...shown, renew };
}
