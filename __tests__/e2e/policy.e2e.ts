import { expect, test as base, type Page } from '@playwright/test';

const STRANGER = 'https://stranger.test';

/** Somebody else's host, which answers everything and remembers what it was asked for. */
const test = base.extend<{ asked: readonly string[] }>({
  asked: async ({ page }, provide) => {
    const asked: string[] = [];
    await page.route(`${STRANGER}/**`, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
      });
    });
    await provide(asked);
  },
});

/** As a host whose headers nobody can set; `withPolicy` false takes the page's own policy away as well. */
async function openWithoutHeaders(page: Page, withPolicy: boolean) {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      contentType: 'text/html',
      body: withPolicy ? text : text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
    });
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Lumicora/ })).toBeVisible();
}

/** What broken or smuggled code would do; says how each attempt ended. */
function askStranger(page: Page) {
  return page.evaluate(async (stranger) => {
    const ended = (element: HTMLScriptElement | HTMLImageElement, src: string) =>
      new Promise<string>((resolve) => {
        element.onload = () => resolve('came');
        element.onerror = () => resolve('refused');
        element.src = src;
        document.head.append(element);
      });
    const inline = Object.assign(document.createElement('script'), { textContent: 'window.smuggled = true' });
    document.head.append(inline);
    return {
      script: await ended(document.createElement('script'), `${stranger}/script`),
      image: await ended(document.createElement('img'), `${stranger}/image`),
      fetch: await fetch(`${stranger}/fetch`).then(
        () => 'came',
        () => 'refused',
      ),
      inline: 'smuggled' in window ? 'came' : 'refused',
    };
  }, STRANGER);
}

test('the page asks nobody else, and runs no script that it did not come with', async ({ page, asked }) => {
  await openWithoutHeaders(page, true);
  expect(await askStranger(page)).toEqual({
    script: 'refused',
    image: 'refused',
    fetch: 'refused',
    inline: 'refused',
  });
  expect(asked).toEqual([]);
});

test('without its policy the page would ask', async ({ page, asked }) => {
  await openWithoutHeaders(page, false);
  await askStranger(page);
  expect(asked).toEqual(['/script', '/image', '/fetch']);
});

test('no other page can frame the app', async ({ page, request }) => {
  const answer = await request.get('/');
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  const shown = await page.goto('/');
  expect(shown?.headers()['x-content-type-options']).toBe('nosniff');
});
