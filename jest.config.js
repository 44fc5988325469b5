const alias = { moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' } };

/** Tests of code that knows no screen need no React Native around them, which saves a second a file. */
const PURE = [
  '<rootDir>/__tests__/*.test.ts',
  '<rootDir>/__tests__/kit/**/*.test.ts',
  '<rootDir>/__tests__/scripts/**/*.test.ts',
  '<rootDir>/__tests__/games/*/*.test.ts',
  '<rootDir>/__tests__/games/*/{rules,session,play,exchange,lessons}/**/*.test.ts',
];

/** Jest runs no ES modules, and these packages are nothing else but for the copy they keep for browsers. */
const d3 = { '^(d3-[a-z-]+)$': '<rootDir>/node_modules/$1/dist/$1.min.js' };

/** This one keeps no such copy, so it is translated like our own files. */
const translated = require('jest-expo/jest-preset').transformIgnorePatterns.map((pattern) =>
  pattern.replace('(?!(', '(?!(qr/|'),
);

module.exports = {
  maxWorkers: 2,
  // Real processes and whole screens take their time on a busy machine.
  testTimeout: 30_000,
  projects: [
    {
      ...alias,
      displayName: 'pure',
      testEnvironment: 'node',
      transform: { '\\.[jt]sx?$': 'babel-jest' },
      testMatch: PURE,
    },
    {
      moduleNameMapper: { ...alias.moduleNameMapper, ...d3 },
      displayName: 'screens',
      preset: 'jest-expo',
      transformIgnorePatterns: translated,
      testMatch: [
        '<rootDir>/__tests__/{app,ui,shell}/**/*.test.{ts,tsx}',
        '<rootDir>/__tests__/games/*/view/**/*.test.{ts,tsx}',
      ],
    },
  ],
};
