/**
 * React notes for each element where in the code it was made, in case a warning wants to tell. That takes an eighth of
 * the time of a screen's tests, so here it believes that it has noted enough.
 */

import * as React from 'react';

const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals === undefined) throw new Error('React keeps its count of noted places elsewhere now.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
