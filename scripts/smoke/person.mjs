/**
 * A person at a browser who sees words, touches things by role and name, and types. All engines share it: a driver only
 * has to open addresses, ask the page something, touch a point, and type over what a field holds.
 */

import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 60;

/** Two touches of one point within this time are a double tap. */
const DOUBLE_TAP_MS = 400;

export function createPerson(driver, address) {
  let touched = { at: 0, x: 0, y: 0 };

  async function until(what, look) {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const seen = await look();
      if (seen) return seen;
      if (performance.now() > end) {
        throw new Error(`waited in vain for ${what} on a page that says:\n${await driver.ask(wordsOf)}`);
      }
      await pause(LOOK_EVERY_MS);
    }
  }

  async function tap(role, name) {
    const find = () => driver.ask(middleOf, role, patternOf(name));
    // What is still moving or scrolling is not touched.
    const point = await until(`${role} ${name}`, async () => {
      const first = await find();
      if (first === null) return null;
      await pause(LOOK_EVERY_MS);
      const second = await find();
      return second !== null && first.x === second.x && first.y === second.y ? second : null;
    });
    if (Math.hypot(point.x - touched.x, point.y - touched.y) < 30) {
      await pause(Math.max(0, touched.at + DOUBLE_TAP_MS - performance.now()));
    }
    await driver.touch(point);
    touched = { at: performance.now(), ...point };
  }

  return {
    tap,
    open: (path) => driver.open(address + path),
    reload: () => driver.reload(),
    /** Words on the page, or the name of something that is drawn. */
    see: (words) => until(`the words ${words}`, () => driver.ask(isShown, patternOf(words))),
    seesNo: async (words) => {
      if (await driver.ask(isShown, patternOf(words))) throw new Error(`there are the words ${words}`);
    },
    fill: async (field, text) => {
      await tap('textbox', field);
      await driver.type(text);
      await until(`${text} in ${field}`, () => driver.ask(hasValue, patternOf(field), text));
    },
    isKeptForOffline: () => until('the app to be kept', () => driver.ask(isKept)),
  };
}

function patternOf(name) {
  return name instanceof RegExp ? name.source : `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
}

// What follows runs in the page, so each function stands alone.

/** The middle of what has this role and name and can be touched there; null while there is none. */
function middleOf(role, pattern) {
  const kinds = { button: 'button, [role=button]', link: 'a, [role=link]', textbox: 'input, textarea' };
  for (const element of document.querySelectorAll(kinds[role] ?? `[role=${role}]`)) {
    const name = (element.getAttribute('aria-label') ?? element.innerText).trim();
    if (!new RegExp(pattern, 's').test(name) || element.getClientRects().length === 0) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const hit = document.elementFromPoint(point.x, point.y);
    if (hit !== null && element.contains(hit)) return point;
    // It lies outside the window or beneath a bar: the next look finds it.
    element.scrollIntoView({ block: 'center' });
  }
  return null;
}

function wordsOf() {
  return document.body.innerText.replace(/\n+/g, ' | ').slice(0, 600);
}

function isShown(pattern) {
  const words = new RegExp(pattern, 'm');
  if (words.test(document.body.innerText)) return true;
  return [...document.querySelectorAll('[aria-label]')].some(
    (element) => element.getClientRects().length > 0 && words.test(element.getAttribute('aria-label')),
  );
}

function hasValue(pattern, text) {
  const field = [...document.querySelectorAll('input, textarea')].find((element) =>
    new RegExp(pattern).test(element.getAttribute('aria-label')),
  );
  return field?.value === text;
}

function isKept() {
  return navigator.serviceWorker?.controller?.state === 'activated';
}
