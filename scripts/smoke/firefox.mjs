/** The smoke run in Firefox, with real touches. */

import { launch } from 'puppeteer-core';

import { ensureProgram } from '../browser.mjs';
import { smoke } from './smoke.mjs';

await smoke(async () => {
  const executablePath = ensureProgram({
    name: 'Firefox',
    commands: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
    variable: 'FIREFOX_PATH',
  });
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'dom.w3c_touch_events.enabled': 1 },
  });
  const [page] = await browser.pages();
  await page.setViewport({ width: 390, height: 844 });
  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    ask: (question, ...args) => page.evaluate(question, ...args),
    touch: ({ x, y }) => page.touchscreen.tap(x, y),
    type: async (text) => {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
    },
    close: () => browser.close(),
  };
});
