import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inside } from './root.mjs';
import { siteTreeOf } from './site-tree.mjs';

const whole = readFileSync(inside('apps', 'portal', 'src', 'routeTree.gen.ts'), 'utf8');
const tree = siteTreeOf(whole);
const imported = (text: string) => [...text.matchAll(/from '\.\/routes\/([^']+)\.tsx'/g)].map(([, file]) => file ?? '');

describe('the tree of the public pages', () => {
  it('has each of them, the root and the way to the first, and nothing else', () => {
    const wanted = imported(whole).filter((file) => /^(?:__root|index|_site)(?:$|\/)/.test(file));
    expect(wanted).toContain('_site/[index]');
    expect(imported(tree)).toEqual(wanted);
    expect(tree).not.toMatch(/Member|Login/);
  });

  it('hangs each under its parent, as the whole tree does', () => {
    const children = (text: string, name: string) =>
      [
        ...(new RegExp(`^const ${name}RouteChildren\\b[^=]*= \\{([^}]*)\\}`, 'm').exec(text)?.[1] ?? '').matchAll(
          /(\w+):/g,
        ),
      ].map(([, child]) => child);
    expect(children(tree, 'Site').length).toBeGreaterThan(5);
    expect(children(tree, 'Site')).toEqual(children(whole, 'Site'));
    expect(children(tree, 'root')).toEqual(['IndexRoute', 'SiteRoute']);
  });

  it('says so when there are none', () => {
    expect(() => siteTreeOf("import { Route as rootRouteImport } from './routes/__root.tsx';")).toThrow(
      'no public pages',
    );
  });
});
