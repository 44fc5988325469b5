/**
 * How the app starts in a browser, against an empty Expo app with the same packages for navigation and drawings: both are
 * exported, served and opened anew each time, with a processor at a quarter of its speed.
 */

import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Browser } from '@playwright/test';

import { exportApp, openContext, ROOT, runNode, startHost, withBrowser, type Host } from './exported';
import type { Figure } from './measure';

const SLOWDOWN = 4;
const STARTS = 9;

interface Start {
  /** Gzipped bytes of all that was asked for until the page could be used. */
  readonly bytes: number;
  /** Until the picture that is waited for. */
  readonly ms: number;
}

/** Milliseconds since the page began to load. */
interface Moments {
  readonly usable: number;
  readonly drawn: number;
}

export async function benchWeb(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'empty-expo-app-'));
  const hosts: Host[] = [];
  try {
    const ours = await startHost(exportApp());
    hosts.push(ours);
    const empty = await startHost(exportEmptyApp(folder));
    hosts.push(empty);
    return await withBrowser(async (browser) => {
      const ourStarts: Start[] = [];
      const emptyStarts: Start[] = [];
      // In turns, so that whatever else the machine does slows both down.
      for (let count = 0; count < STARTS; count++) {
        emptyStarts.push(await startOf(browser, empty, whenPainted));
        ourStarts.push(await startOf(browser, ours, whenHomeAnswers));
      }
      return figuresOf(medianOf(ourStarts), medianOf(emptyStarts));
    });
  } finally {
    hosts.forEach((host) => host.stop());
    rmSync(folder, { recursive: true, force: true });
  }
}

function figuresOf(ours: Start, empty: Start): readonly Figure[] {
  const ratio = (value: number) => Math.round(value * 100) / 100;
  const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
  const slow = 'processor at a quarter, median';
  return [
    {
      name: 'gzipped before Home is usable, against an empty app',
      value: ratio(ours.bytes / empty.bytes),
      unit: 'times',
      aim: 'at most 1.6',
    },
    { name: 'gzipped before Home is usable', value: kilobytes(ours.bytes), unit: 'kB', aim: '' },
    { name: 'gzipped before an empty app is painted', value: kilobytes(empty.bytes), unit: 'kB', aim: '' },
    {
      name: `Home answers a tap, against the first paint of an empty app, ${slow}`,
      value: ratio(ours.ms / empty.ms),
      unit: 'times',
      aim: 'at most 1.35',
    },
    { name: `Home answers a tap, ${slow}`, value: Math.round(ours.ms), unit: 'ms', aim: '' },
    { name: `an empty app is painted, ${slow}`, value: Math.round(empty.ms), unit: 'ms', aim: '' },
  ];
}

/** Opens the app in a browser that never saw it. `when` runs in the page. */
async function startOf(browser: Browser, host: Host, when: () => Promise<Moments>): Promise<Start> {
  const context = await openContext(browser, host);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(`globalThis.reached = (${when.toString()})()`);
  await page.goto('/', { waitUntil: 'commit' });
  const { ms, paths } = await page.evaluate(async () => {
    const { usable, drawn } = await (globalThis as unknown as { readonly reached: Promise<Moments> }).reached;
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= usable);
    return { ms: drawn, paths: ['/', ...asked.map(({ name }) => new URL(name).pathname)] };
  });
  await context.close();
  const sizes = await Promise.all(paths.map((path) => gzippedSize(host.address + path)));
  return { ms, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function gzippedSize(address: string): Promise<number> {
  const answer = await fetch(address);
  return gzipSync(Buffer.from(await answer.arrayBuffer())).length;
}

function whenPainted(): Promise<Moments> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        if (name === 'first-contentful-paint') resolve({ usable: startTime, drawn: startTime });
      }
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Taps a game as soon as Home lists it, and waits for the picture after the tap. */
function whenHomeAnswers(): Promise<Moments> {
  return new Promise((resolve) => {
    const tap = () => {
      const link = document.querySelector<HTMLElement>('[role="link"]');
      if (link === null) return void requestAnimationFrame(tap);
      const usable = performance.now();
      link.click();
      requestAnimationFrame(() => answer(usable));
    };
    const answer = (usable: number) => {
      // The header of the next page.
      const isDrawn = document.querySelectorAll('[role="banner"]').length > 1;
      if (!isDrawn) return void requestAnimationFrame(() => answer(usable));
      setTimeout(() => resolve({ usable, drawn: performance.now() }));
    };
    requestAnimationFrame(tap);
  });
}

function medianOf(starts: readonly Start[]): Start {
  const middle = (of: (start: Start) => number) =>
    starts.map(of).sort((a, b) => a - b)[Math.floor(starts.length / 2)]!;
  return { bytes: middle(({ bytes }) => bytes), ms: middle(({ ms }) => ms) };
}

/** The folder of its web build. It uses the packages of this project, so that both apps have the same versions. */
function exportEmptyApp(folder: string): string {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(ROOT, 'babel.config.js'), join(folder, 'babel.config.js'));
  for (const [name, text] of Object.entries(EMPTY_APP)) writeFileSync(join(folder, name), text);
  const exported = join(folder, 'dist');
  const expo = join(ROOT, 'node_modules/expo/bin/cli');
  runNode('The empty app', [expo, 'export', '--platform', 'web', '--output-dir', exported], folder);
  return exported;
}

const EMPTY_APP: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'empty', version: '0.0.0', main: 'index.js' }),
  'app.json': JSON.stringify({
    expo: { name: 'Empty', slug: 'empty', web: { bundler: 'metro', output: 'single' } },
  }),
  'metro.config.js': `
    const { realpathSync } = require('node:fs');
    const { getDefaultConfig } = require('expo/metro-config');
    const config = getDefaultConfig(__dirname);
    config.watchFolders = [realpathSync(__dirname + '/node_modules')];
    module.exports = config;`,
  'index.js': `
    import '@expo/metro-runtime';
    import { createStaticNavigation } from '@react-navigation/native';
    import { createNativeStackNavigator } from '@react-navigation/native-stack';
    import { registerRootComponent } from 'expo';
    import { Text, View } from 'react-native';
    import { SafeAreaProvider } from 'react-native-safe-area-context';
    import Svg, { Circle } from 'react-native-svg';

    function Home() {
      return (
        <View>
          <Text>Empty</Text>
          <Svg width={20} height={20}><Circle cx={10} cy={10} r={8} /></Svg>
        </View>
      );
    }

    const Navigation = createStaticNavigation(createNativeStackNavigator({ screens: { Home } }));
    registerRootComponent(() => <SafeAreaProvider><Navigation /></SafeAreaProvider>);`,
};
