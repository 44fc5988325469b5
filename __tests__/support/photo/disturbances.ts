/** What goes wrong between a table and a picture of it. */

export const DISTURBANCES = [
  'perspective',
  'rotation',
  'light',
  'cast',
  'blur',
  'noise',
  'shadow',
  'compression',
] as const;
export type Disturbance = (typeof DISTURBANCES)[number];

/** How strong each is, from 0, as good as a phone gets it, to 1, the worst that is still a fair photo. */
export type Strengths = Readonly<Partial<Record<Disturbance, number>>>;

export const ALL_DISTURBANCES: Strengths = Object.fromEntries(DISTURBANCES.map((name) => [name, 1]));
