const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Other ways to write a path that a router, a proxy or a careless look may take for the same. */
export function spellings(path: string): string[] {
  const at = path.lastIndexOf('/') + 1;
  const [folder, last] = [path.slice(0, at), path.slice(at)];
  const encoded = (place: number) => `${path.slice(0, place)}${hex(path[place] ?? '')}${path.slice(place + 1)}`;
  const letters = [1, at, at + 1, path.length - 1, path.lastIndexOf('.')].filter((place) =>
    /[^/]/.test(path[place] ?? ''),
  );
  return [
    ...new Set([
      ...letters.map(encoded),
      ...letters.map((place) => encoded(place).replace(/%[0-9a-f]{2}/, (found) => found.toUpperCase())),
      folder + [...last].map(hex).join(''),
      path.replace(/[^/]/g, hex),
      encoded(at).replace('%', '%25'),
      `${path}#x`,
      `${path}?x`,
      `${path}?x=.html`,
      `${path};x=.html`,
      `${path}/`,
      `${path}%20`,
      `${path}%00`,
      `${path}%23x`,
      `${path}%3Fx`,
      `${path}%2f`,
      `/${path}`,
      `/.${path}`,
      `/x/..${path}`,
      `/x/%2e%2e${path}`,
      `/assets/..%2f..${path}`,
      `/${path.slice(1).replaceAll('/', '%2f')}`,
      `/${path.slice(1).replaceAll('/', '//')}`,
      `/${path.slice(1).replaceAll('/', '\\')}`,
      path.toUpperCase(),
      folder + last.slice(0, 1).toUpperCase() + last.slice(1),
      `http://elsewhere.example${path}`,
    ]),
  ].filter((spelling) => spelling !== path);
}
