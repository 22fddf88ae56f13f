// The headless menu: arrow keys, typing a first letter, Escape, focus back to its trigger, menus in menus.
export {
  Content as MenuContent,
  Item as MenuItem,
  Portal as MenuPortal,
  RadioGroup as MenuRadioGroup,
  RadioItem as MenuRadioItem,
  Root as MenuRoot,
  Separator as MenuSeparator,
  Sub as MenuSub,
  SubContent as MenuSubContent,
  SubTrigger as MenuSubTrigger,
  Trigger as MenuTrigger,
} from '@radix-ui/react-dropdown-menu';
