const preset = require('jest-expo/jest-preset');

const { '\\.[jt]sx?$': babel, ...assets } = preset.transform;

/** Tests that need no React Native around them, which saves seconds a file: all but these and the ones in TSX. */
const NEED_REACT_NATIVE = [
  'app/offline.web',
  'shell/archive',
  'shell/journal',
  'shell/sharing',
  'shell/useDroppedFiles',
  'games/lumicora/view/photo/takeOverPhoto',
].map((name) => `<rootDir>/__tests__/${name}.test.ts`);

const common = {
  // Tests run in a context where each look at a global takes long; arithmetic is several times faster with its own.
  sandboxInjectedGlobals: ['Math'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    // Jest runs no ES modules, and these packages are nothing else but for the copy they keep for browsers.
    '^(d3-[a-z-]+)$': '<rootDir>/node_modules/$1/dist/$1.min.js',
  },
  transform: {
    // All but React Native, which is written in Flow.
    '^(?!.*/node_modules/(@react-native|react-native)/).*\\.m?[jt]sx?$': [
      '<rootDir>/jest.esbuild.js',
      babel[1],
    ],
    '\\.m?[jt]sx?$': babel,
    ...assets,
  },
  // This package keeps no such copy, so it is translated like our own files.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(qr/|'),
  ),
};

const deepOnly = process.env.DEEP === '1' ? [] : ['\\.deep\\.test\\.tsx?$'];

module.exports = {
  maxWorkers: '100%',
  // Real processes and whole screens take their time on a busy machine, most of all where nothing is translated yet.
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      displayName: 'pure',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: [...deepOnly, ...NEED_REACT_NATIVE],
    },
    {
      ...common,
      displayName: 'screens',
      preset: 'jest-expo',
      setupFiles: ['<rootDir>/__tests__/support/plainSvg.ts', '<rootDir>/__tests__/support/quickReact.ts'],
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx', ...NEED_REACT_NATIVE],
      testPathIgnorePatterns: deepOnly,
    },
  ],
};
