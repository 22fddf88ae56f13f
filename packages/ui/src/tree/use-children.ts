import { useEffect, useRef, useState } from 'react';
import { type Loaded, lacks, type Row, type TreeNode } from './node.ts';

type Load = (node: TreeNode) => Promise<readonly TreeNode[]>;

/** Loads the children of what is open and has none yet, once each; `again` after a failure. */
export function useChildren(
  rows: (loaded: Loaded) => Row[],
  load: Load | undefined,
  arrived: (node: TreeNode, children: readonly TreeNode[]) => void,
): [loaded: Loaded, rows: Row[], again: (id: string) => void] {
  const [loaded, setLoaded] = useState<Loaded>(new Map());
  const asked = useRef(new Set<string>());
  const here = useRef(true);
  const tell = useRef(arrived);
  const shown = rows(loaded);
  const note = (id: string, state: 'loading' | 'failed' | readonly TreeNode[]) =>
    setLoaded((before) => new Map([...before, [id, state]]));

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  useEffect(() => {
    tell.current = arrived;
    if (!load) return;
    for (const { node, open, kind } of shown) {
      if (kind !== 'node' || !open || !lacks(node, loaded) || asked.current.has(node.id)) continue;
      asked.current.add(node.id);
      note(node.id, 'loading');
      load(node).then(
        (children) => {
          if (!here.current) return;
          note(node.id, children);
          tell.current(node, children);
        },
        () => here.current && note(node.id, 'failed'),
      );
    }
  });

  const again = (id: string) => {
    asked.current.delete(id);
    setLoaded((before) => new Map([...before].filter(([one]) => one !== id)));
  };
  return [loaded, shown, again];
}
