import { render, screen } from '@testing-library/react';
import { useState, version } from 'react';
import { version as domVersion } from 'react-dom';
import { version as serverVersion } from 'react-dom/server';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

// The suite `react-18` names another.
const WANTED = process.env['REACT_VERSION'] ?? manifest.devDependencies.react;

it('runs on the React that was asked for, on the page and on the server', () => {
  expect([version, domVersion, serverVersion]).toEqual([WANTED, WANTED, WANTED]);
});

it('runs on one React alone', () => {
  const Held = () => <p>{useState('held')[0]}</p>;
  render(<Held />);
  expect(screen.getByText('held').isConnected).toBe(true);
});
