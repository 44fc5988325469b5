import { pressByKey } from '@/ui/webKeys';

/** As much of a browser as is needed. */
class FakeElement {
  readonly click = jest.fn();
  constructor(private readonly role: string) {}
  getAttribute = () => this.role;
}

beforeAll(() => Object.assign(globalThis, { HTMLElement: FakeElement }));
afterAll(() => Reflect.deleteProperty(globalThis, 'HTMLElement'));

function press(role: string, key: string, repeat: boolean) {
  const element = new FakeElement(role);
  const preventDefault = jest.fn();
  pressByKey({ nativeEvent: { key, repeat }, currentTarget: element, preventDefault });
  return { clicks: element.click.mock.calls.length, isPrevented: preventDefault.mock.calls.length > 0 };
}

test('Enter presses a button by itself, but not over and over while it is held', () => {
  expect(press('button', 'Enter', false)).toEqual({ clicks: 0, isPrevented: false });
  expect(press('button', 'Enter', true)).toEqual({ clicks: 0, isPrevented: true });
});

test('Enter follows a link once', () => {
  expect(press('link', 'Enter', false)).toEqual({ clicks: 1, isPrevented: false });
  expect(press('link', 'Enter', true).clicks).toBe(0);
});
