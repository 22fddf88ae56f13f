export type { TreeNode } from './node.ts';
export { Tree, type TreeProps } from './tree.tsx';
