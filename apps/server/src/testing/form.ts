/** The fields of an upload as a form: files as they are, everything else as text. */
export function formOf(arg: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(arg ?? {})) form.set(name, value instanceof Blob ? value : String(value));
  return form;
}
