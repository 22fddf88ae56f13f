/** An upload's argument as a form: files as they are, everything else as text; what is absent stays away. */
export function formOf(arg: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(arg)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}
