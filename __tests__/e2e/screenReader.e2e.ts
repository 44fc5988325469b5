import type { CDPSession, Page } from '@playwright/test';

import { expect, test } from './person';

/** What a screen reader knows of one thing on the page. */
interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly isDisabled: boolean;
  readonly element: number;
}

interface TreeNode {
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly backendDOMNodeId?: number;
}

/** A person who knows the page by its accessibility tree alone: roles, names and what is announced. */
class Listener {
  private constructor(
    private readonly page: Page,
    private readonly tree: CDPSession,
  ) {}

  static async on(page: Page): Promise<Listener> {
    await page.addInitScript(noteAnnouncements);
    const tree = await page.context().newCDPSession(page);
    await tree.send('Accessibility.enable');
    await tree.send('DOM.enable');
    return new Listener(page, tree);
  }

  /** Everything that is there to be heard, in its order. */
  async everything(): Promise<readonly Spoken[]> {
    const { nodes } = (await this.tree.send('Accessibility.getFullAXTree')) as unknown as {
      readonly nodes: readonly TreeNode[];
    };
    return nodes.flatMap(({ ignored, role, name, properties, backendDOMNodeId }) =>
      ignored || backendDOMNodeId === undefined
        ? []
        : [
            {
              role: String(role?.value ?? ''),
              name: String(name?.value ?? ''),
              isDisabled:
                properties?.some((each) => each.name === 'disabled' && each.value.value === true) ?? false,
              element: backendDOMNodeId,
            },
          ],
    );
  }

  async all(role: string, name: RegExp): Promise<readonly Spoken[]> {
    return (await this.everything()).filter((each) => each.role === role && name.test(each.name));
  }

  /** Waits until there is such a thing. */
  async find(role: string, name: RegExp): Promise<Spoken> {
    let found: Spoken | undefined;
    await expect
      .poll(
        async () =>
          (found = (await this.all(role, name)).find(({ isDisabled }) => !isDisabled)) !== undefined,
        {
          message: `${role} ${String(name)}`,
        },
      )
      .toBe(true);
    return found!;
  }

  /** Moves to a thing and presses a key, as a screen reader does for a double tap. */
  async press(role: string, name: RegExp, key = 'Enter'): Promise<string> {
    const found = await this.find(role, name);
    await this.focus(found);
    await this.page.keyboard.press(key);
    return found.name;
  }

  async type(name: RegExp, text: string): Promise<void> {
    await this.focus(await this.find('textbox', name));
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  private async focus({ element }: Spoken): Promise<void> {
    await this.tree.send('DOM.focus', { backendNodeId: element });
  }

  /** Waits until something like this was announced since the last time somebody asked. */
  async hears(text: RegExp): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => heard().splice(0).join('\n')), {
        message: `hears ${String(text)}`,
      })
      .toMatch(text);
  }
}

declare function heard(): string[];

/** Runs in the page: keeps what live regions come to say. */
function noteAnnouncements(): void {
  const said: string[] = [];
  (window as unknown as { heard: () => string[] }).heard = () => said;
  const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  const note = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const regions = [element?.closest(LIVE), ...(element?.querySelectorAll(LIVE) ?? [])];
    for (const region of regions) {
      const text = region?.textContent?.trim() ?? '';
      if (text !== '' && said.at(-1) !== text) said.push(text);
    }
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') note(target);
      else addedNodes.forEach(note);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

test('a whole round is played through the accessibility tree alone', async ({ page }) => {
  const listener = await Listener.on(page);
  await page.goto('/lumicora');
  await listener.press('link', /^Track the table/);
  await listener.find('heading', /^New game$/);
  await listener.type(/^Name of player 1$/, 'Anni');
  await listener.type(/^Name of player 2$/, 'Peter');
  await listener.press('button', /^It matches my board$/);
  await listener.press('button', /^Start the game$/);
  await listener.hears(/Anni, your turn/);

  // Anni takes limestone and places a Lumino where the spaces themselves say that it is allowed.
  await listener.press('button', /^Anni’s turn$/);
  await listener.find('heading', /^Anni’s turn$/);
  await listener.press('button', /^Take limestone$/);
  await listener.press('button', /^Take 3 limestone markers$/);
  await listener.hears(/Limestone taken: 3/);
  await listener.press('button', /^green 4$/);
  await listener.hears(/Tap the space for the 4/);
  const first = await listener.press('button', /^[a-g]\d, .*allowed/);
  await listener.hears(/Now tap the space next to it/);
  expect((await listener.find('button', new RegExp(`^${first.slice(0, 2)}, `))).name).toMatch(/chosen/);
  const second = await listener.press('button', /^[a-g]\d, .*allowed/);
  await listener.hears(/Placed: green 4/);
  await listener.find('button', new RegExp(`^${second.slice(0, 2)}, green`));
  await listener.find('button', /^Undo: Anni, green 4$/);

  // What is not allowed is said at once, with the rule, and taken back.
  await listener.press('button', /^pink 5$/);
  const far = (await listener.all('button', /^[a-g]\d, (water|limestone)$/)).map(({ name }) =>
    name.slice(0, 2),
  );
  const pair = far.flatMap((a) =>
    far.filter((b) => a[0] === b[0] && Number(b[1]) === Number(a[1]) + 1).map((b) => [a, b]),
  )[0]!;
  await listener.press('button', new RegExp(`^${pair[0]!}, `));
  await listener.press('button', new RegExp(`^${pair[1]!}, `));
  await listener.hears(/has to touch|can’t go here/);
  await listener.press('button', /^Cancel$/);

  // Peter returns a Lumino; the phase is told when it comes.
  await listener.press('button', /^Next: Peter$/);
  await listener.hears(/Peter’s turn/);
  await listener.press('button', /^Return a Lumino/);
  await listener.hears(/Lumino returned, −1 point/);
  await listener.press('button', /^Scoring: Anni$/);
  await listener.find('heading', /^Score or wait: Anni$/);

  await listener.press('radio', /^green: 4/, 'Space');
  await listener.hears(/Smallest green numbers: 4 in level 1/);
  await listener.press('button', /^Score green: 4 points, 4 limestone$/);
  await listener.find('heading', /^Score or wait: Peter$/);
  await listener.hears(/Peter|score/);
  await listener.press('button', /^Skip$/);

  // The next round begins with whoever scored last.
  await listener.find('heading', /^Anni’s turn$/);
  await listener.press('button', /^Back$/);
  await listener.find('heading', /^Round 2 of 10$/);
  await listener.hears(/Round 2 begins/);
  await listener.find('image', /^4 points$/);
  await listener.find('image', /^7 of 10 limestone markers$/);
  await listener.find('image', /^green scoring tile: jellyfish$/);
  await listener.find('image', /^−1 point$/);
});

test('nothing that can be pressed is without a name, on the pages of a round', async ({ page }) => {
  const listener = await Listener.on(page);
  await page.goto('/lumicora/new');
  await listener.press('button', /^Start the game$/);
  const nameless = async () =>
    (await listener.everything()).filter(
      ({ role, name }) =>
        ['button', 'link', 'radio', 'textbox', 'checkbox', 'slider'].includes(role) && name.trim() === '',
    );
  await listener.find('heading', /^Round 1 of 10$/);
  expect(await nameless()).toEqual([]);
  await listener.press('button', /’s turn$/);
  await listener.find('heading', /’s turn$/);
  expect(await nameless()).toEqual([]);
});
