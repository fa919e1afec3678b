import semver from "semver";
import { type Bump, compareApis } from "#engine/compare";
import type { sdks } from "#generated/registry";
import type { ComputeSemanticVersionRequest, VersionBump } from "#generated/types";
import { apiModelFromRegistry } from "#importers";
import { fail, type Implementation, ok } from "#transport";
import type { CallContext } from "../../http/calls.ts";
import { currentDefinition, findDefinitions } from "../../store/sql/definitions.ts";
import { type SdkRow, sdksByPackage } from "../../store/sql/sdks.ts";
import { newestFirst, storedLanguages } from "./sdk-names.ts";
import type { SdksHost } from "./snippets.ts";

/** Answers the call that computes the next version of an SDK. */
export const sdksService = (host: SdksHost): Implementation<typeof sdks, CallContext> => ({
  computeSemanticVersion: async ({ body }, { caller }) => {
    const language = storedLanguages[body.language];
    const known =
      language === undefined ? [] : await sdksByPackage(host.store.db, caller.orgId, language, packagesOf(body));
    const [newest] = known.toSorted(newestFirst);
    if (newest === undefined) return fail({ error: "FailedToComputeExistingVersion" });
    const last = semver.parse(newest.version);
    if (last === null) return fail({ error: "FailedToIncrementVersion" });
    const bumps = await Promise.all(
      known.filter(({ version }) => version === newest.version).map((row) => bumpOf(host, row)),
    );
    const bump = order.find((one) => bumps.includes(one)) ?? "PATCH";
    const version = semver.inc(last, releaseTypes[bump]);
    return version === null ? fail({ error: "FailedToIncrementVersion" }) : ok({ version, bump });
  },
});

/** Returns the names under which an SDK may be stored. A Go module is named with or without its host. */
function packagesOf({ package: name, language, githubRepository }: ComputeSemanticVersionRequest): readonly string[] {
  if (language !== "Go") return [name];
  return [name, githubRepository].flatMap((one) =>
    one === undefined ? [] : [one, `github.com/${one}`, one.replace(/^github\.com\//, "")],
  );
}

const releaseTypes = { MAJOR: "major", MINOR: "minor", PATCH: "patch" } as const;

/** From the largest to the smallest. */
const order: readonly VersionBump[] = ["MAJOR", "MINOR", "PATCH"];

/** Compares the definition that an SDK was made for with the current one of its API. */
async function bumpOf(
  { store, definitions }: SdksHost,
  { definition_id: before, organization_id: orgId, api_name: apiName }: SdkRow,
): Promise<Bump> {
  const after = await currentDefinition(store.db, orgId, apiName);
  if (before === null || after === undefined || before === after) return "NONE";
  const rows = await findDefinitions(store.db, [before, after]);
  const hashes = [before, after].flatMap((id) => rows.find((row) => row.id === id)?.objectHash ?? []);
  const [older, newer] = await definitions.getAll(hashes);
  if (older === undefined || newer === undefined) return "NONE";
  return compareApis(apiModelFromRegistry(older).model, apiModelFromRegistry(newer).model).bump;
}
