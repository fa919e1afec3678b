import { apiExcess, excessSentence } from "#engine/content-limits";
import { asJson, isObject } from "#engine/json";
import type { apis } from "#generated/registry";
import type { ApiDefinition, RegisterApiDefinitionRequest, SourceUpload } from "#generated/types";
import { fail, type Implementation, ok, refuse } from "#transport";
import type { Caller } from "../access/caller.ts";
import { mayRead, refuseStranger } from "../access/rights.ts";
import type { HostRules } from "../host-rules.ts";
import type { CacheKey, CallContext } from "../http/calls.ts";
import { filePath, uploadPath } from "../http/files.ts";
import type { Documents } from "../store/documents.ts";
import { findDefinitions, saveDefinition } from "../store/sql/definitions.ts";
import { expectFiles, maxFiles } from "../store/sql/files.ts";
import type { Store } from "../store/store.ts";
import { dropExtras } from "./convert/drop-extras.ts";
import { latestToRead } from "./convert/latest-to-read.ts";
import { registerToLatest, type UnnamedDefinition } from "./convert/register-to-latest.ts";
import { definitionId } from "./definition-id.ts";

/** The dependencies of the calls on APIs. */
export interface ApisHost {
  readonly store: Store;
  readonly definitions: Documents<ApiDefinition>;
  /** The registry's own address, for uploads. */
  readonly publicUrl: string;
  /** The domain of docs sites. */
  readonly rules: HostRules;
  readonly now: () => Date;
}

/** Finds the object of a definition that a caller may read. */
async function readableObject({ db }: Store, id: string, caller: Caller): Promise<string | undefined> {
  const [row] = await findDefinitions(db, [id]);
  return row !== undefined && mayRead(caller, row.orgId) ? row.objectHash : undefined;
}

/** Returns the keys of the responses that load definitions: the hash of the document tells all of each response. */
export function apisCacheKeys({ store }: Pick<ApisHost, "store">) {
  const objectOf: CacheKey = async ({ apiId = "" }, caller) => readableObject(store, apiId, caller);
  return { getApiLatest: objectOf, getApi: objectOf };
}

/**
 * Answers the calls on API definitions. All are stored in the flat form, each version under an id made of its content.
 */
export function apisService(host: ApisHost): Implementation<typeof apis, CallContext> {
  const load = async (id: string, caller: Caller): Promise<ApiDefinition | undefined> => {
    const objectHash = await readableObject(host.store, id, caller);
    return objectHash === undefined ? undefined : host.definitions.get(objectHash);
  };
  const unknown = fail({ error: "ApiDoesNotExistError" });
  return {
    getApiLatest: async ({ pathParameters: { apiId } }, { caller }) => {
      const definition = await load(apiId, caller);
      return definition === undefined ? unknown : ok(definition);
    },
    getApi: async ({ pathParameters: { apiId } }, { caller }) => {
      const definition = await load(apiId, caller);
      return definition === undefined ? unknown : ok(latestToRead(definition));
    },
    registerApiDefinition: async ({ body }, { caller }) => {
      const refusal = refuseStranger(caller, body.orgId);
      if (refusal !== undefined) return refusal;
      const sources = Object.keys(body.sources ?? {}).length;
      if (sources > maxFiles) {
        return refuse(`An API may have at most ${maxFiles} source documents; this one has ${sources}.`);
      }
      const excess = apiExcess(asJson(body.definitionV2 ?? body.definition ?? {}));
      if (excess !== undefined) return refuse(excessSentence(excess));
      const definition = flatForm(body);
      if (definition === undefined) {
        return refuse(
          "The request contains no definition. Send one as `definition`, or in its flat form as `definitionV2`.",
        );
      }
      const apiDefinitionId = await register(host, body, definition);
      return ok({
        apiDefinitionId,
        ...(body.sources && { sources: await expectSources(host, body.orgId, body.sources) }),
      });
    },
  };
}

/** The definition of a request in its flat form; when it is there in both forms, the flat one counts. */
function flatForm({ definition, definitionV2 }: RegisterApiDefinitionRequest): UnnamedDefinition | undefined {
  if (definitionV2 !== undefined) return dropExtras(definitionV2);
  return definition && registerToLatest(definition);
}

/** Placeholder id while the id of a document is computed, which must not depend on the sender's id. */
const noId = "00000000-0000-0000-0000-000000000000";

async function register(
  { store, definitions, rules, now }: ApisHost,
  { orgId, apiId }: RegisterApiDefinitionRequest,
  definition: UnnamedDefinition,
): Promise<string> {
  const wire = definitions.wireOf({ ...definition, id: noId });
  const id = definitionId(orgId, apiId, wire);
  // The id is sent as a string, so the document need not be encoded a second time.
  const objectHash = await definitions.put(isObject(wire) ? { ...wire, id } : wire);
  await saveDefinition(store.db, { id, orgId, apiName: apiId, objectHash }, { now: now(), rules });
  return id;
}

/** Sets aside a file for each source document, with the addresses to upload and to fetch it. */
async function expectSources(
  { store, publicUrl, now }: ApisHost,
  orgId: string,
  sources: NonNullable<RegisterApiDefinitionRequest["sources"]>,
): Promise<{ readonly [id: string]: SourceUpload }> {
  const ids = Object.keys(sources);
  const expected = ids.map((path) => ({ orgId, registrationId: null, path, image: null }));
  const tickets = await store.db.transaction().execute((transaction) => expectFiles(transaction, expected, now()));
  const uploads = tickets.map(({ fileId, uploadSecret }, i) => {
    const upload = {
      uploadUrl: publicUrl + uploadPath(uploadSecret),
      downloadUrl: publicUrl + filePath(fileId),
    };
    return [ids[i] ?? fileId, upload] as const;
  });
  return Object.fromEntries(uploads);
}
