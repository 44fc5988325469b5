import { act, renderAsync, screen, userEvent } from '@testing-library/react-native';

import { fetchOnce } from '@/kit/fetching';
import { Button } from '@/ui/components/Button';
import { ErrorBoundary } from '@/ui/components/ErrorBoundary';
import { Fetched } from '@/ui/components/Fetched';
import { Text } from '@/ui/components/Text';

import { hearReports } from '../../support/reports';

jest.useFakeTimers();
// React tells the console of every error that a boundary took.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const NOT_THERE = Object.assign(new Error('Loading module failed.'), { name: 'AsyncRequireError' });

function Greeting({ name }: { readonly name: string }) {
  if (name === '') throw new TypeError('nobody to greet');
  return <Text>{`Hello ${name}`}</Text>;
}

async function show(load: () => Promise<typeof Greeting>, name: string) {
  const part = fetchOnce(load);
  const page = (greeted: string) => (
    <ErrorBoundary where="test" instead={(again) => <Button label="Mended" onPress={again} />}>
      <Fetched
        part={part}
        props={{ name: greeted }}
        coming={<Text>Coming</Text>}
        missing={(again) => <Button label="Fetch again" onPress={again} />}
      />
    </ErrorBoundary>
  );
  // What suspends wants to be waited for.
  await renderAsync(page(name));
  return { greet: (next: string) => screen.rerenderAsync(page(next)) };
}

test('a part is said to come and then is there', async () => {
  let come: (part: typeof Greeting) => void = () => undefined;
  await show(() => new Promise((resolve) => (come = resolve)), 'Ana');
  expect(screen.getByText('Coming')).toBeOnTheScreen();
  await act(async () => come(Greeting));
  expect(await screen.findByText('Hello Ana')).toBeOnTheScreen();
});

test('a part that did not come is fetched again without a new start', async () => {
  let isOnline = false;
  await show(() => (isOnline ? Promise.resolve(Greeting) : Promise.reject(NOT_THERE)), 'Ana');
  await screen.findByRole('button', { name: 'Fetch again' });
  await userEvent.press(screen.getByRole('button', { name: 'Fetch again' }));
  expect(await screen.findByRole('button', { name: 'Fetch again' })).toBeOnTheScreen();
  isOnline = true;
  await userEvent.press(screen.getByRole('button', { name: 'Fetch again' }));
  expect(await screen.findByText('Hello Ana')).toBeOnTheScreen();
});

test('a part that fails when it is drawn is no failed download, and may be tried again', async () => {
  const heard = hearReports();
  const { greet } = await show(async () => Greeting, '');
  expect(await screen.findByRole('button', { name: 'Mended' })).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Fetch again' })).toBeNull();
  expect(heard).toEqual([{ problem: new TypeError('nobody to greet'), where: 'test' }]);
  await greet('Ben');
  await userEvent.press(screen.getByRole('button', { name: 'Mended' }));
  expect(await screen.findByText('Hello Ben')).toBeOnTheScreen();
});

test('a part whose module does not run is no failed download, either', async () => {
  const heard = hearReports();
  await show(() => Promise.reject(new TypeError('x is undefined')), 'Ana');
  expect(await screen.findByRole('button', { name: 'Mended' })).toBeOnTheScreen();
  expect(heard).toHaveLength(1);
});
