/** Every sentence of a domain in both languages, as ICU has them. */
export type Texts = Readonly<Record<string, { readonly zh: string; readonly en: string }>>;
