import { isObject, type Json, own } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { type ImportDiagnostic, unreadable } from "./diagnostic.ts";
import { type CreateExampleCheck, wrongExamples } from "./example-check/wrong-examples.ts";
import type { FieldCheck } from "./field-check/unknown-fields.ts";
import { type DescriptionLimits, defaultDescriptionLimits } from "./limits.ts";
import { distinct } from "./node.ts";
import { importOpenApi } from "./openapi/import.ts";
import { openApiVersion } from "./openapi/versions.ts";
import type { Imported } from "./registry-api.ts";
import { indexText, wholeDocument } from "./text/index-text.ts";
import { loadText } from "./text/load-text.ts";

export { indexText, loadText, wholeDocument };

/** The text of an API description, and its name. */
export interface Description {
  /**
   * A file name or an address. Messages contain it, its extension distinguishes JSON from YAML, and relative references
   * start from it.
   */
  readonly name: string;
  readonly text: string;
}

/** Options of an import. */
export interface ImportOptions {
  /** The id that the model gets. */
  readonly id: string;
  /** Reads the target of a `$ref`, another file or an address. Without it such references are diagnostics. */
  readonly read?: (address: string) => Promise<string>;
  /** Limits that differ from the defaults. */
  readonly limits?: Partial<DescriptionLimits>;
  /**
   * True if operations of AsyncAPI 3 describe the client. By default they describe the application, which is the server
   * of a WebSocket, as the specification says.
   */
  readonly isOfClient?: boolean | undefined;
  /** True if the model keeps the audiences that parts are for, so that `selectAudiences` can choose among them. */
  readonly keepsAudiences?: boolean | undefined;
  /** Creates the check of examples, which finds those that their schemas do not allow; without it none are checked. */
  readonly checkExamples?: CreateExampleCheck | undefined;
  /** Reports unknown fields; without it they are ignored. */
  readonly checkFields?: FieldCheck | undefined;
}

/** The forms of descriptions that are understood. */
export type DescriptionFormat = "openapi" | "asyncapi" | "openrpc" | "registry";

/** The result of an import: a model with diagnostics of what could not be used as written, or diagnostics alone. */
export type DescriptionAnswer =
  | {
      readonly ok: true;
      readonly format: DescriptionFormat;
      readonly model: ApiModel;
      readonly diagnostics: readonly ImportDiagnostic[];
    }
  | { readonly ok: false; readonly diagnostics: readonly ImportDiagnostic[] };

/**
 * Imports a description in the format that it declares, JSON or YAML. It never throws: all errors are reported at once,
 * each with its location.
 */
export async function importDescription(description: Description, options: ImportOptions): Promise<DescriptionAnswer> {
  const parsed = await loadText(description, { ...defaultDescriptionLimits, ...options.limits });
  if (!parsed.ok) return { ok: false, diagnostics: parsed.diagnostics.map((error) => unreadable(error)) };
  return importDocument(parsed.value, { ...options, name: description.name });
}

/** Imports a description read by `loadText`, with the name of its text. */
export async function importDocument(
  document: Json,
  options: ImportOptions & { readonly name: string },
): Promise<DescriptionAnswer> {
  const format = formatOf(document);
  if (format === undefined) return { ok: false, diagnostics: [unknownFormat] };
  if (format === "asyncapi" && isAsyncApi1(document)) return { ok: false, diagnostics: [asyncApi1] };
  const { model, diagnostics } = await importers[format](document, options);
  // The importer of OpenAPI checks examples itself, since it reuses results.
  const check = format === "openapi" ? undefined : options.checkExamples;
  const wrong = check === undefined ? [] : wrongExamples(model, check);
  return { ok: true, format, model, diagnostics: distinct([...diagnostics, ...wrong]) };
}

/** Returns the declared format of a document; undefined if it declares none that is supported. */
export function formatOf(document: Json): DescriptionFormat | undefined {
  if (!isObject(document)) return undefined;
  if (openApiVersion(document) !== undefined) return "openapi";
  if (own(document, "asyncapi") !== undefined) return "asyncapi";
  if (own(document, "openrpc") !== undefined) return "openrpc";
  return isObject(own(document, "endpoints")) || isObject(own(document, "rootPackage")) ? "registry" : undefined;
}

/** Returns true if a document is of AsyncAPI 1, which has topics instead of channels. */
const isAsyncApi1 = (document: Json): boolean =>
  isObject(document) && /^v?1(?:\.|$)/.test(String(own(document, "asyncapi") ?? ""));

const unknownFormat: ImportDiagnostic = {
  at: "",
  code: "unknown-kind",
  message: 'expected an API description that starts with "openapi", "swagger", "asyncapi" or "openrpc"',
};

const asyncApi1: ImportDiagnostic = {
  at: "/asyncapi",
  code: "unsupported",
  message: "AsyncAPI 1 is not supported; convert the description to version 2 or 3, such as by `asyncapi convert`",
};

type Importer = (document: Json, options: ImportOptions & { readonly name: string }) => Promise<Imported> | Imported;

/** Importers by format. Pages that import a description load others than the one of OpenAPI when they are needed. */
const importers: { readonly [F in DescriptionFormat]: Importer } = {
  openapi: importOpenApi,
  asyncapi: async (document, options) => (await import("./asyncapi.ts")).importAsyncApi(document, options),
  openrpc: async (document, options) => (await import("./openrpc.ts")).importOpenRpc(document, options),
  registry: async (document, options) => (await import("./registry-api.ts")).apiModelFromRegistry(document, options),
};
