import { satisfies } from 'semver';

/** The fields of a package in the lockfile that the check reads. */
interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

/** The packages of `package-lock.json` by folder, such as `node_modules/a/node_modules/b`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** A published advisory about a package. */
export interface Advisory {
  readonly package: string;
  /** Its ids: GHSA first, then CVE if there is one. */
  readonly ids: readonly string[];
  /** The affected versions, as a range. */
  readonly affected: string;
  /** The first fixed version in the release line that the product uses; null if there is none. */
  readonly fixed: string | null;
  /** The address of the published page. */
  readonly page: string;
  /** Affected versions that stay in the lockfile, and the reason why they are harmless. */
  readonly accepted?: { readonly versions: readonly string[]; readonly reason: string };
}

interface NamedPackage extends LockedPackage {
  readonly name: string;
}

const FOLDER = 'node_modules/';

const listPackages = (locked: LockedPackages): NamedPackage[] =>
  Object.entries(locked)
    .filter(([folder]) => folder.includes(FOLDER))
    .map(([folder, entry]) => ({
      ...entry,
      name: folder.slice(folder.lastIndexOf(FOLDER) + FOLDER.length),
    }));

/**
 * Compares the lockfile with the list of advisories.
 * @returns a sentence for each affected version that the list does not accept, and for each accepted version that the
 * lockfile no longer has. Source: SECURITY.md, "Dependencies"
 */
export function checkAdvisories(locked: LockedPackages, advisories: readonly Advisory[]): string[] {
  const packages = listPackages(locked);
  return advisories.flatMap((advisory) => {
    const { affected, accepted, fixed, ids, page } = advisory;
    const versions = new Set(
      packages.flatMap(({ name, version }) =>
        name === advisory.package &&
        version !== undefined &&
        satisfies(version, affected, { includePrerelease: true })
          ? [version]
          : [],
      ),
    );
    const acceptedVersions = accepted?.versions ?? [];
    const cure = fixed === null ? 'no version is fixed' : `fixed in ${fixed}`;
    return [
      ...[...versions]
        .filter((version) => !acceptedVersions.includes(version))
        .map(
          (version) =>
            `${advisory.package} ${version} is affected by ${ids.join(', ')} (${cure}): ${page}`,
        ),
      ...acceptedVersions
        .filter((version) => !versions.has(version))
        .map(
          (version) =>
            `${advisory.package} ${version} is accepted for ${ids.join(', ')}, but the lockfile has no such version`,
        ),
    ];
  });
}

/**
 * Compares the packages with install scripts with `allowScripts` of the top-level `package.json`.
 * @returns a sentence for each package that is missing in one of the two. Source: SECURITY.md, "Dependencies"
 */
export function checkInstallScripts(
  locked: LockedPackages,
  allowScripts: Readonly<Record<string, boolean>>,
): string[] {
  const names = new Set(
    listPackages(locked).flatMap(({ name, hasInstallScript }) =>
      hasInstallScript === true ? [name] : [],
    ),
  );
  return [
    ...[...names]
      .filter((name) => !Object.hasOwn(allowScripts, name))
      .map((name) => `${name} has an install script: allow or deny it in allowScripts`),
    ...Object.keys(allowScripts)
      .filter((name) => !names.has(name))
      .map((name) => `allowScripts names ${name}, which has no install script`),
  ];
}

/** A sentence for each package whose lockfile entry contains the address of a registry. */
export const checkRegistries = (locked: LockedPackages): string[] =>
  Object.entries(locked).flatMap(([folder, { resolved }]) =>
    resolved !== undefined && /^\w+:\/\//.test(resolved)
      ? [`package-lock.json names a registry for ${folder}`]
      : [],
  );
