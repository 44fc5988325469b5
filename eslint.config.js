const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const reactHooks = require('eslint-plugin-react-hooks');

const COMPILER_RULES_OFF = Object.fromEntries(
  Object.keys(reactHooks.configs.recommended.rules)
    .filter((rule) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(rule))
    .map((rule) => [rule, 'off']),
);

/** Takes a failure by its kind, passes it on, or reports it. */
const NAMES_A_KIND = [
  'ThrowStatement',
  'BinaryExpression[operator="instanceof"]',
  'CallExpression[callee.name=/^(report|reportUnless.*|reject)$/]',
];
const silent = (handler) => `${handler}${NAMES_A_KIND.map((kind) => `:not(:has(${kind}))`).join('')}`;
const FUNCTION = ':matches(ArrowFunctionExpression, FunctionExpression)';
const SILENT = 'Catch by kind (a Refusal, a SyntaxError), pass on the rest or report() it.';

module.exports = defineConfig([
  expo,
  { ignores: ['dist/*', 'node_modules/*', '.expo/*', 'test-results/*', 'playwright-report/*'] },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'import/no-duplicates': 'off',
      'import/no-named-as-default-member': 'off',
      // tsc proves the first, nothing here exports what the second warns of, and both read every imported file again.
      'import/namespace': 'off',
      'import/no-named-as-default': 'off',
    },
  },
  {
    // No component lives here, and these rules run the React compiler over every file.
    files: ['__tests__/**', 'scripts/**', 'src/kit/**', 'src/games/*/{rules,session,exchange,lessons}/**'],
    rules: COMPILER_RULES_OFF,
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
  {
    files: ['src/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: silent('CatchClause'), message: SILENT },
        {
          selector: silent(`CallExpression[callee.property.name="catch"] > ${FUNCTION}.arguments`),
          message: SILENT,
        },
      ],
    },
  },
]);
