import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';

import svelteConfig from './packages/web/svelte.config.js';

const testFiles = ['**/*.test.ts', '**/test/**'];

const engineReason = {
  random: 'The engine draws only from the random source it is given, so a round can be replayed.',
  time: 'The engine has no clock: the same inputs must always give the same round.',
  host: 'The engine runs anywhere and talks to nobody: take what is needed as an argument.',
};

export default defineConfig(
  globalIgnores(['**/node_modules/', 'coverage/', '**/dist/', '.laboratory/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,

  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // With noUncheckedIndexedAccess every array read may be undefined. In hot paths over arrays
      // of known length, `!` says so without a run-time check.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Records are written as `type` or `interface`, whichever reads better.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // Brackets mark a key of parsed data that may not be there.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // node:test's functions return promises that the test runner itself waits for.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            {
              from: 'package',
              package: 'node:test',
              name: ['test', 'it', 'describe', 'suite', 'skip', 'todo', 'only'],
            },
          ],
        },
      ],
    },
  },

  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    extends: [svelte.configs.recommended],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
    rules: {
      // TypeScript itself knows which names exist.
      'no-undef': 'off',
      // A bindable prop is assigned to by the component, also where it only reads it.
      'prefer-const': 'off',
      // ESLint does not see the types of components; svelte-check does.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
    },
  },

  {
    files: ['packages/engine/src/**/*.ts'],
    ignores: testFiles,
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: engineReason.time },
        { name: 'performance', message: engineReason.time },
        { name: 'console', message: engineReason.host },
        { name: 'process', message: engineReason.host },
        { name: 'globalThis', message: engineReason.host },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: engineReason.random },
      ],
    },
  },

  {
    // A finger taps what is there, where it is. See packages/web/test/support/tap.ts.
    files: ['packages/web/test/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'CallExpression[callee.property.name="dispatchEvent"][arguments.0.value="click"]',
          'CallExpression[callee.property.name=/^(click|check|fill)$/] Property[key.name="force"]',
          'CallExpression[callee.property.name=/^evaluate/] CallExpression[callee.property.name="click"]',
          'ChainExpression > CallExpression[callee.property.name="click"]',
        ].map((selector) => ({
          selector,
          message: 'Tap on what is there with a real pointer, and fail if there is nothing.',
        })),
      ],
    },
  },

  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: {
        clearInterval: 'readonly',
        clearTimeout: 'readonly',
        console: 'readonly',
        process: 'readonly',
        setInterval: 'readonly',
        setTimeout: 'readonly',
        URL: 'readonly',
      },
    },
  },
);
