/** What a slip says that membership saves; nothing where that is nothing. */
export const savingOf = ({ memberSaving }: { memberSaving: { amount: string } | null }): string | undefined =>
  memberSaving && /[1-9]/.test(memberSaving.amount) ? memberSaving.amount : undefined;
