import { modelLacksServer, servedAt } from "#engine/model";
import { registryApiFromModel } from "#importers";
import { describeOutcome } from "#transport";
import { lossLines } from "../diagnostics/loss-lines.ts";
import { callAdvice, findToken, registryClient } from "../registry-client.ts";
import { counted } from "../text.ts";
import type { RegisterOptions } from "./arguments.ts";
import { type DescriptionAccess, loadDescription } from "./load-description.ts";

/** The dependencies of the command. */
export interface RegisterDeps extends DescriptionAccess {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Shows the progress on a terminal; absent elsewhere. */
  readonly status?: ((text: string) => void) | undefined;
}

/** Seconds that a registry may take to store a definition; the largest have tens of megabytes. */
const patience = 120;

/** The placeholder of a definition's id, which the registry creates. */
const noId = "00000000-0000-0000-0000-000000000000";

/**
 * Reads a description and registers it: the id goes to `out`, all else to `err`. Returns 0 if it was registered, 1 if
 * the registry refused it, 2 if there is nothing to register.
 */
export async function runRegister(
  options: RegisterOptions,
  { out, err, status, ...access }: RegisterDeps,
): Promise<0 | 1 | 2> {
  const { source, org, api, all, registry, server } = options;
  status?.(`reading ${source}`);
  const loaded = await loadDescription(source, api, { ...access, all });
  status?.("");
  if (!loaded.ok) {
    err(`callboard: ${loaded.errors.join("\n")}\n`);
    return 2;
  }
  if (server !== undefined && !modelLacksServer(loaded.model)) {
    err(`${source}: it names its servers; --server is ignored\n`);
  }
  const model = server === undefined ? loaded.model : servedAt(loaded.model, server);
  if (modelLacksServer(model)) err(`${source}: it names no server with a host; give its base URL with --server\n`);
  const { definition, diagnostics } = registryApiFromModel(model);
  const found = await findToken(options.token, access);
  if (!found.ok) {
    err(`callboard: ${found.error}\n`);
    return 2;
  }
  const { token } = found;
  status?.(`registering ${source}`);
  const outcome = await registryClient(registry, token, patience).apis.registerApiDefinition({
    body: { orgId: org, apiId: api, definitionV2: { ...definition, id: noId } },
  });
  status?.("");
  if (!outcome.ok) {
    const why = describeOutcome(outcome) ?? "";
    // A refusal without a name says itself what is wrong.
    const rights = `only tokens of the organization ${org} may register its APIs`;
    const advice = callAdvice(outcome, { registry, token, rights });
    err(`callboard: ${source} was not registered: ${why}\n${advice === undefined ? "" : `${advice}\n`}`);
    return 1;
  }
  const { endpoints, websockets, webhooks, types } = definition;
  const counts = [
    counted(Object.keys(endpoints).length, "endpoint"),
    counted(Object.keys(websockets).length, "channel"),
    counted(Object.keys(webhooks).length, "webhook"),
    counted(Object.keys(types).length, "type"),
  ];
  err(`Registered ${source} as ${api} of ${org}: ${counts.join(", ")}.\n`);
  if (loaded.diagnostics.length > 0) {
    err(`${["These parts could not be used:", ...loaded.lines].join("\n")}\n`);
  }
  const losses = lossLines(diagnostics, model);
  if (losses.length > 0) err(`${["The registry does not store:", ...losses].join("\n")}\n`);
  const id = outcome.body.apiDefinitionId;
  const result = { id, org, api, diagnostics: loaded.diagnostics, losses: diagnostics };
  out(options.json ? `${JSON.stringify(result)}\n` : `${id}\n`);
  return 0;
}
