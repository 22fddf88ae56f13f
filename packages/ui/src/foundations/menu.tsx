// The headless menu: arrow keys, typing a first letter, Escape, focus back to its trigger.
export {
  Content as MenuContent,
  Item as MenuItem,
  Portal as MenuPortal,
  RadioGroup as MenuRadioGroup,
  RadioItem as MenuRadioItem,
  Root as MenuRoot,
  Separator as MenuSeparator,
  Trigger as MenuTrigger,
} from '@radix-ui/react-dropdown-menu';
