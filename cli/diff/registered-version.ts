import { apiModelFromRegistry } from "#importers";
import { describeOutcome } from "#transport";
import type { DescriptionAccess } from "../register/load-description.ts";
import { callAdvice, registryClient, registryToken } from "../registry-client.ts";
import { type LoadedVersion, refused } from "./version.ts";

/** Dependencies of loading a version. */
export interface RegistryAccess extends DescriptionAccess {
  readonly url: string;
}

/** Time limit of a registry for one response, in seconds. */
const patience = 30;

/** Loads a version of a registered API by its id. */
export async function registeredVersion(apiId: string, access: RegistryAccess): Promise<LoadedVersion> {
  const token = await registryToken(access);
  const client = registryClient(access.url, token, patience);
  const outcome = await client.apis.getApiLatest({ pathParameters: { apiId } });
  if (!outcome.ok) {
    const advice = callAdvice(outcome, {
      ...{ registry: access.url, token },
      rights: "only tokens of the organization that registered an API can load it",
    });
    return refused(
      `the API ${apiId} could not be loaded: ${describeOutcome(outcome)}`,
      ...[advice].filter((line) => line !== undefined),
    );
  }
  const { model, diagnostics } = apiModelFromRegistry(outcome.body);
  return {
    ok: true,
    version: {
      inRegistryForm: true,
      model,
      notes: diagnostics.map(({ at, message }) => `${apiId}: ${at}: ${message}`),
    },
  };
}
