import { useState } from 'react';
import { Deadline } from '../deadline/deadline.tsx';
import { useText } from '../i18n/provider.tsx';
import type { TodoItem } from './item.ts';
import * as css from './todo.css.ts';

const DAY = 86_400_000;

/** The cut-off of an item, and how many days it has been waiting. */
export function When({ item: { dueAt, zone, createdAt }, now: given }: { item: TodoItem; now: number | undefined }) {
  const text = useText();
  const [opened] = useState(() => Date.now());
  const now = given ?? opened;
  const since = createdAt === undefined ? Number.NaN : Date.parse(createdAt);
  if (!dueAt && Number.isNaN(since)) return null;
  return (
    <span className={css.when}>
      {dueAt && <Deadline at={dueAt} zone={zone} now={now} />}
      {!Number.isNaN(since) && <span>{text('todo.age', { days: Math.max(0, Math.floor((now - since) / DAY)) })}</span>}
    </span>
  );
}
