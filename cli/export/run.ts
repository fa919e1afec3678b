import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { errorMessage } from "#engine/error-message";
import { printJson } from "#engine/json";
import { apiModelFromRegistry, openApiFromModel } from "#importers";
import { describeOutcome } from "#transport";
import { diagnosticLines } from "../diagnostics/lines.ts";
import { lossLines } from "../diagnostics/loss-lines.ts";
import { type LoadedDescription, loadDescription } from "../register/load-description.ts";
import type { RegisterDeps } from "../register/run.ts";
import { type CommandDeps, callAdvice, findToken, registryClient } from "../registry-client.ts";
import { isAddress } from "../serve/source.ts";
import type { ExportOptions } from "./arguments.ts";

/** Time limit of a registry for one response, in seconds. */
const patience = 60;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Writes an API as an OpenAPI document, and its losses to `err`. Returns 0 if it was written, 1 if it can't be written,
 * 2 if there is nothing to write.
 */
export async function runExport(options: ExportOptions, { out, err, ...access }: RegisterDeps): Promise<0 | 1 | 2> {
  const { api, all } = options;
  const loaded = uuid.test(api)
    ? await registeredApi(options, access)
    : isAddress(api) || existsSync(resolve(access.folder, api))
      ? await loadDescription(api, "exported", { ...access, all, isExported: true })
      : missing(api);
  if (!loaded.ok) {
    err(`callboard: ${loaded.errors.join("\n")}\n`);
    return 2;
  }
  const { document, diagnostics } = openApiFromModel(loaded.model);
  const text = `${printJson(document, 2)}\n`;
  if (options.out === undefined) out(text);
  else {
    try {
      await writeFile(resolve(access.folder, options.out), text);
    } catch (thrown) {
      err(`callboard: ${options.out} can't be written: ${errorMessage(thrown)}\n`);
      return 1;
    }
  }
  if (loaded.diagnostics.length > 0) {
    err(`${["These parts could not be used:", ...loaded.lines].join("\n")}\n`);
  }
  if (loaded.differences.length > 0) {
    err(`${["These parts of the description are not exported, or differ:", ...loaded.differences].join("\n")}\n`);
  }
  const losses = lossLines(diagnostics, loaded.model);
  if (losses.length > 0) err(`${["OpenAPI 3.1 has no place for:", ...losses].join("\n")}\n`);
  if (options.json) {
    const summary = { file: options.out, diagnostics: loaded.diagnostics, losses: diagnostics };
    out(`${JSON.stringify(summary)}\n`);
  }
  return 0;
}

const missing = (api: string): LoadedDescription => ({
  ok: false,
  errors: [
    `there is no file ${api} here, and it is not the id of a registered API`,
    "give a description such as openapi.yaml, an https address, or the id that `callboard register` printed",
  ],
});

async function registeredApi(
  { api, all, registry, token: typed }: ExportOptions,
  deps: CommandDeps,
): Promise<LoadedDescription> {
  const found = await findToken(typed, deps);
  if (!found.ok) return { ok: false, errors: [found.error] };
  const client = registryClient(registry, found.token, patience);
  const outcome = await client.apis.getApiLatest({ pathParameters: { apiId: api } });
  if (!outcome.ok) {
    const advice = callAdvice(outcome, {
      ...{ registry, token: found.token },
      rights: "only tokens of the organization that registered an API can load it",
    });
    return {
      ok: false,
      errors: [
        `the API ${api} could not be loaded: ${describeOutcome(outcome)}`,
        ...[advice].filter((line) => line !== undefined),
      ],
    };
  }
  const { model, diagnostics } = apiModelFromRegistry(outcome.body);
  const lines = diagnosticLines(diagnostics, { source: api, folder: deps.folder, all });
  return { ok: true, format: "registry", model, diagnostics, lines, differences: [] };
}
