/** The name in a `content-disposition`: the one in UTF-8 before the plain one; empty where there is none. */
export function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  try {
    return encoded === undefined ? (plain ?? '') : decodeURIComponent(encoded);
  } catch {
    return plain ?? '';
  }
}
