import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import { importRules } from './import-rules.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The projects of each workspace; every TypeScript file belongs to one of them. The parser looks for a file in one
 * project after the other and compiles each, so a file names those of its workspace only. The project of the compiled
 * CMS excludes its tests.
 */
const PROJECTS = {
  cms: ['cms/test/tsconfig.json', 'cms/src/admin/tsconfig.json'],
  site: ['site/tsconfig.json'],
  scripts: ['scripts/tsconfig.json', 'scripts/bench/static-site/tsconfig.json'],
};

/** The files that have components or hooks. The rules compile each file by React's compiler, specs and tools too. */
const REACT_FILES = ['site/{src,test}/**/*.{ts,tsx}', 'site/gatsby-{browser,ssr}.tsx'];

/** Nobody reads warnings, so each rule that matters is an error. */
const asErrors = (rules) =>
  Object.fromEntries(
    Object.entries(rules).map(([name, level]) => [name, level === 'off' ? level : 'error']),
  );

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist.partial/',
      '**/.cache/',
      '.data/',
      'cms/.strapi/',
      'cms/types/generated/',
      'site/public/',
      'test-results/',
    ],
  },
  {
    // A rule that is wrong for some files is changed here, with the reason, and not disabled in those files.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  js.configs.recommended,
  {
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  ...Object.entries(PROJECTS).map(([workspace, project]) => ({
    files: [`${workspace}/**/*.{ts,tsx}`],
    languageOptions: { parserOptions: { project } },
  })),
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.js'],
    ignores: ['scripts/**'],
    languageOptions: { sourceType: 'commonjs' },
  },
  {
    files: ['site/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
  },
  {
    files: REACT_FILES,
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: asErrors(reactHooks.configs.flat['recommended-latest'].rules),
  },
  // A listing stores its video only as an address, so there is no file of captions.
  {
    files: ['site/src/components/video/video-player.tsx'],
    rules: { 'jsx-a11y/media-has-caption': 'off' },
  },
  // The scripts print to a person at a terminal.
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
  ...importRules,
);
