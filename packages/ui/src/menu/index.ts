export { Menu, type MenuItem, type MenuPart, type MenuProps } from './menu.tsx';
