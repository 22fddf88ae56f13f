import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The markup of a page, whole: nothing in it waits for a script. Rejects with the first thing that a part of it threw. */
export function markupOf(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const drawn = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      // Larger parts would come after the page and be put in place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(drawn),
      onError(error) {
        reject(error);
        // What a boundary caught would be left out of the page without a word.
        abort(error);
      },
    });
  });
}
