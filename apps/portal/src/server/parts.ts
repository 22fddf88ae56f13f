/** What Vite says of a file that it built. */
interface Part {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

/** What was built for the browser: the page, what its files need, and which file holds which route. */
export interface Built {
  readonly page: string;
  readonly manifest: Readonly<Record<string, Part>>;
  readonly routes: Readonly<Record<string, string>>;
}

/** The files that a page needs beside those of every page: what they import comes first. */
function filesOf({ page, manifest }: Built, wanted: readonly Part[]): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const isNew = (file: string) => !page.includes(`"/${file}"`);
  const visit = ({ file, css = [], imports = [] }: Part) => {
    if (scripts.has(file) || !isNew(file)) return;
    scripts.add(file);
    for (const name of imports) if (manifest[name]) visit(manifest[name]);
    for (const style of css.filter(isNew)) styles.add(style);
  };
  for (const part of wanted) visit(part);
  return { scripts: [...scripts], styles: [...styles] };
}

/** Parts of a page that a server draws with it while their code comes later: how they look has to come with the page. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  '/_site': ['src/app/site-foot.tsx'],
  '/_site/index': ['src/features/home/home-ask.tsx', 'src/features/home/home-more.tsx'],
};

/** The faces of what is read first: they come with the style sheets and not after them. */
const FACES =
  /\/(?:ibm-plex-sans-latin-wdth|ibm-plex-mono-latin-600|big-shoulders-[\w-]+-latin-700)-normal-[\w-]+\.woff2$/;

/** The links in the head of a page: what it looks like without a script, and what it is taken over by. */
export function linksOf(built: Built, routeIds: readonly string[], language: string): string[] {
  const ofFile = new Map(Object.values(built.manifest).map((part) => [part.file, part]));
  const routes = routeIds.flatMap((id) => ofFile.get(built.routes[id] ?? '') ?? []);
  const texts = built.manifest[`src/i18n/first.${language}.ts`];
  const { scripts, styles } = filesOf(built, texts ? [...routes, texts] : routes);
  const later = routeIds.flatMap((id) => (LATER[id] ?? []).flatMap((file) => built.manifest[file] ?? []));
  const looks = new Set([...styles, ...filesOf(built, [...routes, ...later]).styles]);
  const faces = built.manifest['index.html']?.assets?.filter((file) => FACES.test(file)) ?? [];
  return [
    ...faces.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...[...looks].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}
