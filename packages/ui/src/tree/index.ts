export type { TreeNode, TreePart } from './node.ts';
export { Tree, type TreeProps } from './tree.tsx';
