/**
 * A remote of git as npm writes a repository: `git@host:owner/name.git` and `https://user:key@host/owner/name` become
 * `git+https://host/owner/name.git`. A path of this machine and what names no host are none.
 * @param {string | undefined} given
 * @returns {string | undefined}
 */
export function publicAddress(given = '') {
  const text = given.trim();
  const short = /^[\w.-]+@([\w.-]+):(?!\/)([\w./~-]+)$/.exec(text);
  const long = short
    ? null
    : /^(?:git\+)?(?:https|ssh|git):\/\/(?:[^/@]+@)?([\w.-]+)(?::\d+)?\/([\w./~-]+)$/.exec(text);
  const [, host, path] = short ?? long ?? [];
  if (!host?.includes('.') || !path || /^[\d.]+$/.test(host)) return undefined;
  return `git+https://${host}/${path.replace(/\/+$|\.git\/*$/, '')}.git`;
}
