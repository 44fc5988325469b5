import { Refusal } from '@/kit/report';
import { asRefusal, refusable, refusableLater } from '@/shell/refusals';

const named = (name: string) => Object.assign(new Error('no'), { name });
const throwing = (problem: unknown) => () => {
  throw problem;
};

test.each([
  ['a full disk in a browser', named('QuotaExceededError')],
  ['a private window', named('SecurityError')],
  ['a closed share sheet', named('AbortError')],
  ['a module of a phone', Object.assign(new Error('no'), { code: 'ERR_SHARING' })],
])('%s refuses, and the cause is kept', async (_what, problem) => {
  expect(asRefusal(problem)).toEqual(new Refusal('no', problem));
  expect(() => refusable(throwing(problem))).toThrow(Refusal);
  await expect(refusableLater(async () => throwing(problem)())).rejects.toMatchObject({ cause: problem });
});

test.each([[new TypeError('x is undefined')], [new RangeError('no')], ['a text'], [undefined]])(
  '%p is no refusal of a device',
  async (problem) => {
    expect(asRefusal(problem)).toBe(problem);
    await expect(refusableLater(async () => throwing(problem)())).rejects.toBe(problem);
  },
);
