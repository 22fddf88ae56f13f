interface Seen {
  readonly current: boolean;
  readonly network: string;
}

/** Whether a session stands alone in its network, as one would that somebody else opened; the one that looks never does. */
export const isElsewhere =
  (all: readonly Seen[]) =>
  ({ current, network }: Seen): boolean =>
    !current && network !== '' && all.filter((one) => one.network === network).length === 1;
