// @vitest-environment node
import { expect, it } from 'vitest';
import { publicAddress } from './repository.mjs';

it('makes one address of every spelling of a remote, without who asked', () => {
  for (const given of [
    'https://git.example.org/freight/lading.git\n',
    'https://git.example.org/freight/lading',
    'https://somebody:secret@git.example.org/freight/lading.git',
    'git@git.example.org:freight/lading.git',
    'ssh://git@git.example.org:22/freight/lading.git',
    'git+https://git.example.org/freight/lading.git',
  ])
    expect(publicAddress(given), given).toBe('git+https://git.example.org/freight/lading.git');
});

it('tells nobody a path or an address of this machine', () => {
  for (const given of [
    undefined,
    '',
    '/srv/lading',
    '../lading',
    'file:///srv/lading',
    'http://localhost/x/y',
    'https://10.0.0.1/x/y',
  ])
    expect(publicAddress(given), given).toBeUndefined();
});
