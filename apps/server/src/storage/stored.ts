/** What a row knows of bytes that lie in a bucket. */
export interface StoredObject {
  readonly key: string;
  readonly size: number;
  /** hexadecimal */
  readonly sha256: string;
}
