import { type Command, type CommandGroup, CommandList } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { errorText } from '../../app/error-text.ts';
import { MENU_ICONS } from '../../app/menu-icons.ts';
import { useAppearance } from '../../app/use-appearance.ts';
import { useLanguageSwitch } from '../../app/use-language-switch.ts';
import { useMenu } from '../../app/use-menu.ts';
import { useText } from '../../i18n/text.ts';
import type { KeptFind } from './kept.ts';
import { FIND_ICONS } from './places.ts';
import { useFinds } from './use-finds.ts';

interface Does extends Command {
  does(): void;
}

/** Pages of the desk and what can be done anywhere, as far as their words hold what is written. */
function useCommands(menu: ReturnType<typeof useMenu>, query: string, onKeys: () => void): CommandGroup[] {
  const text = useText();
  const router = useRouter();
  const switchLanguage = useLanguageSwitch();
  const { switchTheme } = useAppearance();
  const word = query.trim().toLowerCase();
  const fits = ({ title, hint = '' }: Command) => `${title} ${hint}`.toLowerCase().includes(word);
  const pages = menu.map(
    ({ id, href, label, group, icon }): Does => ({
      id: `page ${id}`,
      title: label,
      hint: group,
      icon: MENU_ICONS[icon],
      pinnable: false,
      does: () => void router.navigate({ href }),
    }),
  );
  const commands: Does[] = [
    { id: 'keys', title: text('finder.keys'), keys: ['?'], pinnable: false, does: onKeys },
    { id: 'language', title: text('finder.language'), pinnable: false, does: switchLanguage },
    { id: 'theme', title: text('finder.theme'), pinnable: false, does: switchTheme },
  ];
  return [
    { id: 'pages', label: text('finder.pages'), items: pages.filter(fits) },
    { id: 'commands', label: text('finder.commands'), items: commands.filter(fits) },
  ];
}

interface FinderProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onKeys: () => void;
}

/** One field over everything of the desk: numbers, names, pages and commands; before anything is written, what was pinned and opened lately. */
export function Finder({ open, onOpenChange, onKeys }: FinderProps) {
  const text = useText();
  const router = useRouter();
  const [query, setQuery] = useState('');
  const { groups, recent, pinned, isPending, error, remember, pin } = useFinds(query);
  const menu = useMenu().filter(({ atWork }) => atWork);
  const commands = useCommands(menu, query, onKeys);
  const hrefs = menu.map(({ href }) => href).join(' ');
  // What he may not open any more is not offered, though it was kept.
  const places = useMemo(() => new Set(hrefs.split(' ')), [hrefs]);
  const finds = useMemo(() => {
    const isOpen = ({ href }: KeptFind) => places.has(href.split('?')[0] ?? href);
    const isPinned = (id: string) => pinned.some((one) => one.id === id);
    const shown = (one: KeptFind & { readonly about?: string }) => ({
      ...one,
      icon: FIND_ICONS[one.kind],
      pinned: isPinned(one.id),
      about: one.about ?? text(`finder.${one.kind}`),
    });
    if (query.trim() !== '')
      return groups.map(({ kind, items }) => ({ id: kind, label: text(`finder.${kind}`), items: items.map(shown) }));
    const others = recent.filter((one) => isOpen(one) && !isPinned(one.id));
    return [
      { id: 'pinned', label: text('finder.pinned'), items: pinned.filter(isOpen).map(shown) },
      { id: 'recent', label: text('finder.recent'), items: others.map(shown) },
    ];
  }, [groups, pinned, recent, places, query, text]);
  const all = [...finds, ...commands].filter(({ items }) => items.length > 0);
  const close = (next: boolean) => {
    if (!next) setQuery('');
    onOpenChange(next);
  };
  const choose = (command: Command) => {
    close(false);
    if ('does' in command) return (command as Does).does();
    const find = command as Command & KeptFind;
    remember(find);
    void router.navigate({ href: find.href });
  };
  return (
    <CommandList
      open={open}
      onOpenChange={close}
      label={text('finder.label')}
      placeholder={text('finder.placeholder')}
      query={query}
      onQueryChange={setQuery}
      groups={all}
      state={error ? 'error' : isPending ? 'loading' : 'ready'}
      error={error && errorText(text, error)}
      onChoose={choose}
      onPin={(command, on) => pin(command as Command & KeptFind, on)}
    />
  );
}
