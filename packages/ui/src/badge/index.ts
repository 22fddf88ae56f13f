export { Badge, type BadgeProps } from './badge.tsx';
export { UnreadBadge, type UnreadBadgePart, type UnreadBadgeProps } from './unread-badge.tsx';
