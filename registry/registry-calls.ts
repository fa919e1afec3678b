import type { Typed, Types } from "#engine/shape";
import { apis, tokens } from "#generated/registry";
import type { ApiDefinition, RegisterDocsRequest } from "#generated/types";
import type { Attempts } from "./access/attempts.ts";
import { callsOf, type MountedCall } from "./http/calls.ts";
import { apisService } from "./services/apis.ts";
import { docsService, servedDocs } from "./services/docs.ts";
import { tokensService } from "./services/tokens.ts";
import { unservedCalls } from "./services/unserved.ts";
import { documentsOf } from "./store/documents.ts";
import type { Store } from "./store/store.ts";

/** Dependencies of the calls of the registry. */
export interface RegistryCallsDeps {
  readonly store: Store;
  readonly types: Types;
  readonly publicUrl: string;
  readonly domainSuffix: string | undefined;
  readonly now: () => Date;
  /** Counts the calls that make or end tokens. */
  readonly tokenAttempts?: Attempts;
  /** Limit of the documents that one call reads, in bytes; beyond it `LargeDocumentsError` is thrown. */
  readonly mostDocumentBytes?: number;
}

/** Returns every call of the registry with its handler. */
export function registryCalls(host: RegistryCallsDeps): readonly MountedCall[] {
  const { store, types, now, tokenAttempts, mostDocumentBytes } = host;
  const definitionShape: Typed<ApiDefinition> = { kind: "ref", id: "api-latest:ApiDefinition" };
  const siteShape: Typed<RegisterDocsRequest> = { kind: "ref", id: "docs:RegisterDocsRequest" };
  const definitions = documentsOf(store.objects, types, definitionShape, mostDocumentBytes);
  const sites = documentsOf(store.objects, types, siteShape, mostDocumentBytes);
  return [
    ...callsOf(tokens, tokensService(store, now), tokenAttempts && { attempts: tokenAttempts }),
    ...callsOf(apis, apisService({ ...host, definitions })),
    ...callsOf(servedDocs, docsService({ ...host, definitions, sites })),
    ...unservedCalls,
  ];
}
