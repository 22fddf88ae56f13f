import { useRef, useState } from 'react';

/** Where the knob was, and when. */
export interface SlidePoint {
  /** from 0, the start, to 1, the far end */
  position: number;
  /** ms since the slide began */
  time: number;
  by: 'mouse' | 'touch' | 'pen' | 'keyboard';
}

/** Why the knob went back: let go too early, not believed, or nobody could be asked. */
export type SlideFailure = 'short' | 'failed' | 'offline';

export interface Slide {
  position: number;
  verifying: boolean;
  done: boolean;
  failure: SlideFailure | undefined;
  /** @param at the time stamp of the event that moved it, ms */
  move(position: number, at: number, by: SlidePoint['by']): void;
  /** lets go: short of the end it goes back */
  release(): void;
  /** goes back without a word */
  reset(): void;
}

const within = (position: number): number => Math.min(1, Math.max(0, position));

/** The course of a slide, and what its owner makes of it. */
export function useSlide(onComplete: (track: readonly SlidePoint[]) => Promise<boolean>): Slide {
  const [position, setPosition] = useState(0);
  const [verifying, setVerifying] = useState(false);
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<SlideFailure>();
  // Kept beside the state: several events may come before the next drawing.
  const track = useRef<SlidePoint[]>([]);
  const begun = useRef(0);
  const asking = useRef(false);

  const goBack = (why: SlideFailure | undefined) => {
    track.current = [];
    setPosition(0);
    setFailure(why);
  };
  const verify = async (points: readonly SlidePoint[]) => {
    asking.current = true;
    setVerifying(true);
    let why: SlideFailure | undefined;
    try {
      if (!(await onComplete(points))) why = 'failed';
    } catch {
      why = 'offline';
    }
    goBack(why);
    setDone(why === undefined);
    setVerifying(false);
    asking.current = false;
  };
  return {
    position,
    verifying,
    done,
    failure,
    move(to, at, by) {
      if (asking.current) return;
      if (track.current.length === 0) begun.current = at;
      const next = within(to);
      track.current.push({ position: next, time: Math.round(at - begun.current), by });
      setPosition(next);
      setFailure(undefined);
      if (next === 1) void verify(track.current);
    },
    release() {
      const last = track.current.at(-1)?.position ?? 0;
      if (!asking.current) goBack(last > 0 ? 'short' : undefined);
    },
    reset() {
      goBack(undefined);
    },
  };
}
