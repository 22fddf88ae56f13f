import { saveFile } from '@lading/ui';

/** Saves what was fetched or made under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  saveFile({ path: name, url });
  // Long enough for the browser to have read the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
