/**
 * Who may import whom, kept by ESLint's own rules.
 *
 * In the site imports run one way: domain <- calls <- features <- templates and pages, with fields and
 * components below features. `not` is a regular expression over the text of an import.
 *
 * @typedef {{ not: string, why: string }} Ban
 */

/** `own`: what an import of the model's own files begins with. @type {(own: string) => Ban} */
const modelAlone = (own) => ({
  not: `^(?!${own}|yup$|to-words(/|$)|@jest/globals$)`,
  why: 'The model stands alone: it imports itself, yup and to-words, its tests Jest.',
});
/** @type {Ban} */
const MODEL_DOOR = {
  not: '(^|/)domain/(?!index$)',
  why: "The model has one door: import '…/domain'.",
};
/** @type {Ban} */
const CMS_ALONE = {
  not: '(^|/)(site|scripts)/',
  why: 'The CMS knows neither the site nor the scripts.',
};
/** @type {Ban} */
const SCRIPTS_TO_CMS = {
  not: '(^|/)cms/(?!src/(env|import/messages|images/prune/messages|accounts/main|changes/log|monitoring/prometheus|publisher/wake-secret|sample/(content/accounts|random))$)',
  why: "Of the CMS, scripts import its environment, the messages of its programs, the format of metrics, the sample accounts and choices, and by '…/lib/domain' the model.",
};
/** @type {Ban} */
const SCRIPTS_DOOR = {
  not: '^(?!\\.\\./\\.\\./cms/src/domain/index$)',
  why: "This door leads to '../../cms/src/domain/index' and nowhere else.",
};
/** @type {Ban} */
const SITE_TO_CMS = {
  not: '(^|/)(cms|scripts)/',
  why: 'Only site/src/domain.ts reaches out of the site.',
};
/** @type {Ban} */
const SITE_DOOR = {
  not: '^(?!\\.\\./\\.\\./cms/src/domain$)',
  why: "This door leads to '../../cms/src/domain' and nowhere else.",
};

/** Bans the site's layers above a layer. @type {(...names: string[]) => Ban} */
const layersAbove = (...names) => ({
  not: `^\\.[./]*/(${names.join('|')})(/|$)`,
  why: `Imports run one way here: nothing from ${names.join(', ')}.`,
});
/** Bans a step out of the feature into the next one, for files `depth` folders deep in it. @type {(depth: number) => Ban} */
const otherFeatures = (depth) => ({
  not: `^${'\\.\\./'.repeat(depth)}[^.]`,
  why: 'Features do not import each other: what two need belongs into components, fields or calls.',
});

/** The model alone speaks of a region by name. */
const REGION_BY_NAME = {
  selector:
    ':matches(BinaryExpression[operator=/^[!=]==?$/], SwitchCase) > Literal[value=/^(dwk|ggn)$/]',
  message: 'A region is a row of cms/src/domain: ask its facts, not its name.',
};

/**
 * The rules for some files: static and dynamic imports alike, and no region by name outside the model.
 * ESLint lets the last entry for a file win, so each entry names all of its bans.
 *
 * @param {string[]} files
 * @param {Ban[]} bans
 * @param {{ selector: string, message: string }[]} syntax
 */
function restrict(files, bans, syntax = [REGION_BY_NAME]) {
  const dynamic = bans.map(({ not, why }) => ({
    selector: `ImportExpression[source.value=/${not.replaceAll('/', '\\x2F')}/]`,
    message: why,
  }));
  return {
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: bans.map(({ not, why }) => ({ regex: not, message: why })) },
      ],
      'no-restricted-syntax': ['error', ...dynamic, ...syntax],
    },
  };
}

const SITE = [MODEL_DOOR, SITE_TO_CMS];
const FEATURE = [...SITE, layersAbove('features', 'templates', 'pages')];
const ABOVE_CALLS = layersAbove('features', 'fields', 'components', 'templates', 'pages');
const ABOVE_FIELDS = layersAbove('calls', 'features', 'templates', 'pages');
const ABOVE_COMPONENTS = layersAbove('calls', 'features', 'fields', 'templates', 'pages');

export const importRules = [
  restrict(['cms/**'], [MODEL_DOOR, CMS_ALONE]),
  restrict(['cms/src/domain/*'], [modelAlone('\\./')], []),
  restrict(['cms/src/domain/*/*'], [modelAlone('\\.{1,2}/(?!\\.)')], []),
  restrict(['scripts/**'], [MODEL_DOOR, SCRIPTS_TO_CMS]),
  restrict(['scripts/lib/domain.ts'], [SCRIPTS_DOOR]),
  restrict(['site/**'], SITE),
  restrict(['site/src/domain.ts'], [SITE_DOOR]),
  restrict(
    ['site/src/calls/**', 'site/src/source.ts', 'site/src/source/**'],
    [...SITE, ABOVE_CALLS],
  ),
  restrict(['site/src/fields/**'], [...SITE, ABOVE_FIELDS]),
  restrict(['site/src/components/**'], [...SITE, ABOVE_COMPONENTS]),
  restrict(['site/src/features/*/*'], [...FEATURE, otherFeatures(1)]),
  restrict(['site/src/features/*/*/*'], [...FEATURE, otherFeatures(2)]),
];
