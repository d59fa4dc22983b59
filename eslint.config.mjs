import docusaurus from '@docusaurus/eslint-plugin';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import {defineConfig} from 'eslint/config';
import ts from 'typescript-eslint';

/** What TypeScript and Prettier do not see. Both languages' texts, data and styles have checks of their own. */
export default defineConfig(
  {ignores: ['build*/**', '.docusaurus*/**', '.cache/**', 'release/**', 'static/**']},
  {linterOptions: {reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error'}},
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [ts.configs.recommended],
    rules: {
      // Mended one by one; an error when none is left.
      'no-nested-ternary': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      '@typescript-eslint/no-namespace': ['error', {allowDeclarations: true}],
    },
  },
  {
    files: ['{src,packages}/**/*.tsx'],
    extends: [a11y.flatConfigs.recommended, hooks.configs.flat.recommended],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      // A frame that scrolls has to take focus, or the keyboard cannot scroll it.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      // Dialogs and lists of links listen for keys and clicks on what is inside them.
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
      'jsx-a11y/no-static-element-interactions': 'off',
      // Safari takes the role away from lists without marks.
      'jsx-a11y/no-redundant-roles': ['error', {ol: ['list'], ul: ['list']}],
      // `role` of our own components is a role in the product.
      'jsx-a11y/aria-role': ['error', {ignoreNonDOM: true}],
    },
  },
);
