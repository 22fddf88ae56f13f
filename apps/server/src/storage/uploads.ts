import { createHash, randomUUID } from 'node:crypto';
import { unavailable } from '../http/failure.ts';
import type { Bucket } from './bucket.ts';
import type { StoredObject } from './stored.ts';

/** Where the bytes of a file are: in its row, or in the bucket. */
type Place =
  | { readonly bytes: Buffer; readonly object: null }
  | { readonly bytes: null; readonly object: StoredObject };
type Placed = Place & {
  /** lets the bytes go where their row was not written */
  forget(): Promise<void>;
};

export interface Uploads {
  /** Puts bytes where they stay; whoever is answered writes the place into the row first. Answers 503 where they cannot be kept. */
  keep(bytes: Buffer, contentType: string): Promise<Placed>;
  /** Lets bytes go whose row has gone. */
  forget(object: StoredObject): Promise<void>;
  /** The bytes of a row, whole, or 503. */
  read(row: { readonly bytes: Buffer | null; readonly object: StoredObject | null }): Promise<Buffer>;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const keyAt = (now: Date) => `${now.toISOString().slice(0, 7).replace('-', '/')}/${randomUUID()}`;

const tell = (what: string, error: unknown) => console.error(`bucket: ${what}:`, (error as Error).message);

async function readObject(bucket: Bucket | undefined, object: StoredObject): Promise<Buffer> {
  if (!bucket) throw new Error('S3_BUCKET is not set');
  const bytes = await bucket.get(object.key);
  if (bytes.length !== object.size || sha256(bytes) !== object.sha256)
    throw new Error(`${object.key} is not what was kept`);
  return bytes;
}

/** In the bucket where there is one; else in the database, which with the built-in one is a folder of DATA_DIR. */
export function uploadsIn(bucket: Bucket | undefined): Uploads {
  const forget = async ({ key }: StoredObject) =>
    bucket?.remove(key).catch((error) => tell(`${key} was left behind`, error));
  return {
    forget,
    async keep(bytes, contentType) {
      if (!bucket) return { bytes, object: null, forget: async () => undefined };
      const object = { key: keyAt(new Date()), size: bytes.length, sha256: sha256(bytes) };
      try {
        await bucket.put(object.key, bytes, contentType);
      } catch (error) {
        tell('an upload was not kept', error);
        // A try that got no answer may have arrived.
        void forget(object);
        throw unavailable();
      }
      return { bytes: null, object, forget: () => forget(object) };
    },
    async read({ bytes, object }) {
      if (bytes) return bytes;
      try {
        if (!object) throw new Error('a file without bytes');
        return await readObject(bucket, object);
      } catch (error) {
        tell('a file was not read', error);
        throw unavailable();
      }
    },
  };
}
