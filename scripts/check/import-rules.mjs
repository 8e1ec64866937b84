/**
 * The allowed imports between folders, enforced by ESLint's own rules.
 *
 * In the site imports go in one direction: domain <- requests <- session <- overlays <- forms <- features <- shell and
 * templates,
 * with fields and components below forms. `not` is a regular expression over the text of an import.
 *
 * @typedef {{ not: string, why: string }} Ban
 */

/** `own`: the start of an import of the model's own files. @type {(own: string) => Ban} */
const modelAlone = (own) => ({
  not: `^(?!${own}|yup$|to-words(/|$)|@jest/globals$)`,
  why: 'The model stands alone: it imports itself, yup and to-words, its tests Jest.',
});
/** @type {Ban} */
const MODEL_DOOR = {
  not: '(^|/)domain/(?!index$)',
  why: "The model has one entry point: import '…/domain'.",
};
/** @type {Ban} */
const CMS_ALONE = {
  not: '(^|/)(site|scripts)/',
  why: 'The CMS knows neither the site nor the scripts.',
};
/** @type {Ban} */
const SCRIPTS_TO_CMS = {
  not: '(^|/)cms/(?!src/(settings/(env|wake-secret|backup-files|private-data)|app/resources|(import|export)/messages|import/file/[a-z-]+|media/prune/messages|api/account/main|panel/main|documents/change-log|metrics/prometheus|http/byte-cache)$|(sample-content/accounts|package)\\.json$)',
  why: "Of the CMS, scripts import its environment, what it knows of backups and of the modes of its files, its package, the descriptors of its resources, the messages of its programs, the reader of imported files, the format of metrics, the cache of bytes, the sample accounts, and by '…/lib/domain' the model.",
};
/** @type {Ban} */
const SCRIPTS_DOOR = {
  not: '^(?!\\.\\./\\.\\./cms/src/domain/index$)',
  why: "This entry point exports '../../cms/src/domain/index' and nowhere else.",
};
/** @type {Ban} */
const SITE_TO_CMS = {
  not: '(^|/)(cms|scripts)/',
  why: 'Only site/src/domain.ts reaches out of the site.',
};
/** @type {Ban} */
const SITE_DOOR = {
  not: '^(?!\\.\\./\\.\\./cms/src/domain$)',
  why: "This entry point exports '../../cms/src/domain' and nowhere else.",
};

/** Bans imports from the site's layers above a layer. @type {(...names: string[]) => Ban} */
const layersAbove = (...names) => ({
  not: `^\\.[./]*/(${names.join('|')})(/|$)`,
  why: `Imports run one way here: nothing from ${names.join(', ')}.`,
});
/** Bans imports from other features, for files `depth` folders deep in a feature. @type {(depth: number) => Ban} */
const otherFeatures = (depth) => ({
  not: `^${'\\.\\./'.repeat(depth)}[^.]`,
  why: 'Features do not import each other: what two need belongs into components, fields or requests.',
});

/** Only the model names a region. */
const REGION_BY_NAME = {
  selector:
    ':matches(BinaryExpression[operator=/^[!=]==?$/], SwitchCase) > Literal[value=/^(dwk|ggn)$/]',
  message: 'A region is a row of cms/src/domain: ask its facts, not its name.',
};

/**
 * The rules for some files: for static and dynamic imports, and no region's name outside the model.
 * In ESLint the last entry for a file wins, so each entry lists all of its bans.
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
/** The layers from lowest to highest; a layer may import those below it. */
const LAYERS = [
  'requests',
  'session',
  'overlays',
  'forms',
  'features',
  'shell',
  'templates',
  'pages',
];
/** @param {string} layer */
const above = (layer) => LAYERS.slice(LAYERS.indexOf(layer) + 1);

/** Inputs and parts import no layer. */
const FIELD = [...SITE, layersAbove(...LAYERS)];
const COMPONENT = [...SITE, layersAbove('fields', ...LAYERS)];
const FEATURE = [...SITE, layersAbove(...above('features'), 'features')];
const REQUESTS = [...SITE, layersAbove('fields', 'components', ...above('requests'))];
const SESSION = [...SITE, layersAbove('fields', 'components', ...above('session'))];

export const importRules = [
  restrict(['cms/**'], [MODEL_DOOR, CMS_ALONE]),
  restrict(['cms/src/domain/*'], [modelAlone('\\./')], []),
  restrict(['cms/src/domain/*/*'], [modelAlone('\\.{1,2}/(?!\\.)')], []),
  restrict(['scripts/**'], [MODEL_DOOR, SCRIPTS_TO_CMS]),
  restrict(['scripts/lib/domain.ts'], [SCRIPTS_DOOR]),
  restrict(['site/**'], SITE),
  restrict(['site/src/domain.ts'], [SITE_DOOR]),
  restrict(['site/src/requests/**', 'site/src/source/**'], REQUESTS),
  restrict(['site/src/session/**'], SESSION),
  restrict(['site/src/overlays/**'], [...SITE, layersAbove('fields', ...above('overlays'))]),
  restrict(['site/src/forms/**'], [...SITE, layersAbove(...above('forms'))]),
  restrict(['site/src/fields/**'], FIELD),
  restrict(['site/src/components/**'], COMPONENT),
  restrict(['site/src/shell/**'], [...SITE, layersAbove(...above('shell'))]),
  restrict(['site/src/features/*/*'], [...FEATURE, otherFeatures(1)]),
  restrict(['site/src/features/*/*/*'], [...FEATURE, otherFeatures(2)]),
];
