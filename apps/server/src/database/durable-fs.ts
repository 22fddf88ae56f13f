import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
interface NodeFiles {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/**
 * PGlite's folder with real fsync: as shipped it has no fsync callback, so a committed row may be lost in a power cut.
 * Needs fsync=on and wal_sync_method=fsync (the others do not come here).
 */
export class DurableFS extends NodeFS {
  /** how often the database asked for its data to reach the disk */
  fsyncs = 0;

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const ready = await super.init(pg, options);
    const { preRun } = ready.emscriptenOpts;
    const install = (module: unknown) => {
      (module as NodeFiles).NODEFS.stream_ops.fsync = ({ nfd }) => this.#sync(nfd);
    };
    ready.emscriptenOpts.preRun = [preRun ?? [], install].flat();
    return ready;
  }

  #sync(descriptor: number): number {
    this.fsyncs += 1;
    try {
      fsyncSync(descriptor);
    } catch (error) {
      // Windows cannot flush what was opened for reading, such as a folder.
      if (process.platform !== 'win32' || (error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    }
    return 0;
  }
}
