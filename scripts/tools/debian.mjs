import { onPath, run } from './run.mjs';

/** Installs packages with apt-get when this machine is Debian or like it and we are root; false when it cannot. */
export async function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const options = { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const wait = ['-o', 'DPkg::Lock::Timeout=300', '-y', '-q'];
  await run('apt-get', [...wait, 'update'], options);
  const { code, output } = await run('apt-get', [...wait, 'install', '--no-install-recommends', ...packages], options);
  if (code !== 0) console.error(output.trim().split('\n').slice(-5).join('\n'));
  return code === 0;
}
