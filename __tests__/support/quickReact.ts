/**
 * React and React Native as tests know them, without what only costs time in them: together a third of the time of
 * a screen's tests.
 */

import type { ReactElement } from 'react';

// What is changed here must be the modules themselves, and an import of all they have may be a copy.
const React = jest.requireActual<Record<string, object>>('react');
const ReactNative = jest.requireActual<Record<string, unknown>>('react-native');
const TestRenderer = jest.requireActual<{ create: (element: ReactElement, options?: object) => unknown }>(
  'react-test-renderer',
);

// React notes for each element where in the code it was made, in case a warning wants to tell. Here it believes that it
// has noted enough.
const internals = React['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'];
if (internals === undefined) throw new Error('React keeps its count of noted places elsewhere now.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// React asks for the time at every component, and the preset's clock remembers each time it was asked.
performance.now = Date.now;

// React Native looks up each of its parts anew whenever one is named.
for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(ReactNative))) {
  if (get === undefined) continue;
  const define = (part: PropertyDescriptor) =>
    Object.defineProperty(ReactNative, name, { ...part, configurable: true, enumerable: true });
  define({
    get: () => {
      const value: unknown = get.call(ReactNative);
      define({ value, writable: true });
      return value;
    },
  });
}

// Views and texts as bare elements, not as classes that make such elements. What a reference to one can be asked for is
// the same.
jest.mock('react-native/Libraries/Components/View/View', () => ({ __esModule: true, default: 'View' }));
jest.mock('react-native/Libraries/Text/Text', () => ({ __esModule: true, default: 'Text' }));

const { create } = TestRenderer;
const METHODS = ['measure', 'measureInWindow', 'measureLayout', 'setNativeProps', 'focus', 'blur'];
const methods = Object.fromEntries(METHODS.map((name) => [name, jest.fn()]));
const createNodeMock = () => ({ ...methods });
TestRenderer.create = (element, options) => create(element, { createNodeMock, ...options });

// A search by role makes all queries there are for each element it looks at.
const queries = jest.requireActual<{ getQueriesForElement: (element: object) => object }>(
  '@testing-library/react-native/build/within',
);
const { getQueriesForElement } = queries;
const made = new WeakMap<object, object>();
queries.getQueriesForElement = (element) => {
  const known = made.get(element) ?? getQueriesForElement(element);
  made.set(element, known);
  return known;
};
