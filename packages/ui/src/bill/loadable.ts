/** What is on its way, failed or here. `message` is the server's own words; `retry` asks again. */
export type Loadable<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; retry(): void }
  | { readonly status: 'ready'; readonly data: T };

/** The data when it is here. */
export const dataOf = <T>(loadable: Loadable<T>): T | undefined =>
  loadable.status === 'ready' ? loadable.data : undefined;
