import type { Kysely } from "kysely";
import type { Typed, Types } from "#engine/shape";
import type { ChangelogResponse, GetChangelogRequest, ReleaseRequest, ReleaseType } from "#generated/types";
import { fail } from "#transport";
import { rowDocumentsOf } from "../../store/row-documents.ts";
import { findRelease, releasesOf, saveRelease } from "../../store/sql/releases.ts";
import type { Schema } from "../../store/sql/schema.ts";
import { compareVersions, factsOf, readRange, readVersion, type Version } from "./version.ts";

/** The facts of a release that the registry derives. */
export interface DerivedFacts {
  readonly createdAt: string;
  readonly releaseType: ReleaseType;
  readonly majorVersion: number;
}

/** The dependencies of keeping releases. */
export interface ReleaseBookHost {
  readonly db: Kysely<Schema>;
  readonly types: Types;
  readonly now: () => Date;
}

const invalidVersion = (providedVersion: string) =>
  fail({ error: "InvalidVersionError", content: { providedVersion } });

/**
 * Creates the book of the releases of products: the command line tool, or generators. Releases are ordered by version
 * in memory, since a product has hundreds of them and no database orders versions.
 */
export function releaseBook<Given extends ReleaseRequest>(
  { db, types, now }: ReleaseBookHost,
  shape: Typed<Given & DerivedFacts>,
) {
  type Kept = Given & DerivedFacts;
  const documents = rowDocumentsOf(types, shape);

  /** All releases of a product with their versions, newest first. */
  const newestFirst = async (
    product: string,
  ): Promise<readonly { readonly version: Version; readonly kept: Kept }[]> => {
    const texts = await releasesOf(db, product);
    return texts
      .flatMap((text) => {
        const kept = documents.parse(text);
        const version = readVersion(kept.version);
        return version === undefined ? [] : [{ version, kept }];
      })
      .toSorted((a, b) => compareVersions(b.version, a.version));
  };

  return {
    /** Creates or replaces a release by version. Returns the failure if the version is invalid. */
    save: async (product: string, given: Given) => {
      const version = readVersion(given.version);
      if (version === undefined) return invalidVersion(given.version);
      const createdAt = given.createdAt ?? now().toISOString().slice(0, "YYYY-MM-DD".length);
      const document = documents.print({ ...given, createdAt, ...factsOf(version) });
      await saveRelease(db, { product, version: version.parsed.version, document });
      return undefined;
    },

    find: async (product: string, text: string): Promise<Kept | undefined> => {
      const version = readVersion(text);
      const document = version && (await findRelease(db, product, version.parsed.version));
      return document === undefined ? undefined : documents.parse(document);
    },

    /** Lists releases, newest first. */
    list: async (product: string, { offset, limit }: { readonly offset: number; readonly limit: number }) =>
      (await newestFirst(product)).slice(offset, offset + limit).map(({ kept }) => kept),

    /** Lists the releases that fit and have not been yanked, newest first. */
    usable: async (product: string, fits: (kept: Kept, version: Version) => boolean): Promise<readonly Kept[]> =>
      (await newestFirst(product)).flatMap(({ version, kept }) =>
        kept.isYanked === undefined && fits(kept, version) ? [kept] : [],
      ),

    /** Lists the releases up to a version, newest first, yanked ones too. */
    upTo: async (product: string, most: Version): Promise<readonly Kept[]> =>
      (await newestFirst(product)).flatMap(({ version, kept }) => (compareVersions(version, most) <= 0 ? [kept] : [])),

    /** Returns the changes within a range, newest first, or the failure if one of its ends is not a version. */
    changelog: async (product: string, { fromVersion, toVersion }: GetChangelogRequest) => {
      const range = readRange(fromVersion, toVersion);
      if (!range.ok) return invalidVersion(range.providedVersion);
      const entries: readonly ChangelogResponse[] = (await newestFirst(product)).flatMap(
        ({ version, kept: { changelogEntry } }) =>
          changelogEntry !== undefined && range.includes(version) ? [{ version: version.text, changelogEntry }] : [],
      );
      return { ok: true, entries } as const;
    },
  };
}
