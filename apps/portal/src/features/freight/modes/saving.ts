/** The amount that membership saves on a rate; undefined where it saves nothing. */
export const savingOf = ({ memberSaving }: { memberSaving: { amount: string } | null }): string | undefined =>
  memberSaving && /[1-9]/.test(memberSaving.amount) ? memberSaving.amount : undefined;
