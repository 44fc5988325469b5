const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');

module.exports = defineConfig([
  expo,
  { ignores: ['dist/*', 'node_modules/*', '.expo/*', 'test-results/*', 'playwright-report/*'] },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'import/no-duplicates': 'off',
      'import/no-named-as-default-member': 'off',
    },
  },
  {
    files: ['src/**/*.tsx', 'app/**/*.tsx'],
    ignores: ['src/ui/components/Text.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'react-native', importNames: ['Text'], message: 'Use src/ui/components/Text.' }] },
      ],
      'react/jsx-no-literals': 'error',
    },
  },
]);
