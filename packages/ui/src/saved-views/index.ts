export { type SavedView, SavedViews, type SavedViewsPart, type SavedViewsProps } from './saved-views.tsx';
