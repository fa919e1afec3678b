import semver from "semver";
import type { EndpointIdentifier, SDK, SDKRequest, SdkLanguage } from "#generated/types";
import type { EndpointKey, SdkRow } from "../../store/sql/sdks.ts";

/** Returns the name of an SDK's package; of a Java artifact, group and name joined by a colon. */
export function packageOf(sdk: SDK | SDKRequest): string {
  switch (sdk.type) {
    case "go":
      return sdk.githubRepo;
    case "ruby":
      return sdk.gem;
    case "java":
      return `${sdk.group}:${sdk.artifact}`;
    default:
      return sdk.package;
  }
}

/** Returns the name of an SDK for a sentence. */
export const sdkText = (sdk: SDK | SDKRequest): string =>
  sdk.version === undefined ? packageOf(sdk) : `${packageOf(sdk)} ${sdk.version}`;

/** Languages of SDKs as the call for their next version spells them. */
export const storedLanguages: { readonly [L in SdkLanguage]?: SDK["type"] } = {
  Go: "go",
  TypeScript: "typescript",
  Java: "java",
  Python: "python",
  Csharp: "csharp",
  Ruby: "ruby",
};

/** Returns the row keys of an endpoint. */
export const endpointKey = ({ path, method, identifierOverride }: EndpointIdentifier): EndpointKey => ({
  ...{ path, method },
  endpointId: identifierOverride,
});

/**
 * Limits of names in bytes. They are parts of keys, and PostgreSQL limits a key to 2704 bytes
 * (https://www.postgresql.org/docs/current/btree.html).
 */
const maxBytes = { api: 512, package: 512, version: 128, path: 1024, "endpoint id": 256, example: 512 } as const;

/** Returns a sentence if one of these names is too long. */
export function tooLongName(names: { readonly [K in keyof typeof maxBytes]?: string | undefined }): string | undefined {
  // The keys of the type above.
  const kinds = Object.keys(names) as readonly (keyof typeof maxBytes)[];
  const kind = kinds.find((one) => Buffer.byteLength(names[one] ?? "") > maxBytes[one]);
  if (kind === undefined) return undefined;
  return `The ${kind} ${(names[kind] ?? "").slice(0, 40)}… is longer than ${maxBytes[kind]} bytes.`;
}

/** Orders stored SDKs from the newest to the oldest: by version, those without a semantic version last, then by date. */
export function newestFirst(a: SdkRow, b: SdkRow): number {
  const [left, right] = [semver.parse(a.version), semver.parse(b.version)];
  if (left !== null && right !== null) {
    const order = semver.rcompare(left, right);
    if (order !== 0) return order;
  } else if (left !== null || right !== null) return left === null ? 1 : -1;
  return a.updated_at < b.updated_at ? 1 : a.updated_at > b.updated_at ? -1 : 0;
}

/** Returns the newest SDK of each language; of several packages, the one with the newest code. */
export function newestByLanguage(rows: readonly SdkRow[]): ReadonlyMap<string, SdkRow> {
  const latest = new Map<string, SdkRow>();
  for (const row of rows) {
    const known = latest.get(row.language);
    if (known === undefined || row.updated_at > known.updated_at) latest.set(row.language, row);
  }
  return new Map(
    [...latest]
      .map(([language, { package: name }]) => {
        const own = rows.filter((row) => row.language === language && row.package === name);
        return [language, own.toSorted(newestFirst)[0] ?? own[0]] as const;
      })
      .flatMap(([language, row]) => (row === undefined ? [] : [[language, row] as const])),
  );
}
