import { FetchFailure, fetchOnce, fetchPart } from '@/kit/fetching';
import { Refusal } from '@/kit/report';

const named = (name: string, message = '') => Object.assign(new Error(message), { name });

test.each([
  ['a script that did not come', named('AsyncRequireError', 'Loading module /a.js failed.')],
  ['a start page in place of a script', new Error('Requiring unknown module "1042".')],
])('%s is a failure of fetching, which the device is known to have', async (_what, problem) => {
  const fetching = fetchPart(() => Promise.reject(problem));
  await expect(fetching).rejects.toThrow(FetchFailure);
  await expect(fetching).rejects.toThrow(Refusal);
  await expect(fetching).rejects.toHaveProperty('cause', problem);
});

test('a part that came and does not run fails as what it is', async () => {
  const problem = new TypeError('x is not a function');
  await expect(fetchPart(() => Promise.reject(problem))).rejects.toBe(problem);
});

test('a part is fetched once, and again only after it did not come', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(named('AsyncRequireError'));
  load.mockResolvedValue('here');
  const part = fetchOnce(load);
  await expect(Promise.all([part(), part()])).rejects.toThrow(FetchFailure);
  expect(load).toHaveBeenCalledTimes(1);
  await expect(part()).resolves.toBe('here');
  await expect(part()).resolves.toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});
