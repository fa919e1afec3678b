import { type ApiModel, routeText } from "#engine/model";
import type { ImportDiagnostic } from "#importers";
import { maxCauses } from "./lines.ts";
import { plainLine } from "./plain-line.ts";

/** Formats the parts of a model that a format can't represent as indented lines, with the names that users gave them. */
export function lossLines(losses: readonly ImportDiagnostic[], model: ApiModel): readonly string[] {
  const lines = losses.slice(0, maxCauses).map((loss) => plainLine(lossText(loss, model), "  "));
  const more = losses.length - lines.length;
  return more > 0 ? [...lines, `  and ${more} more`] : lines;
}

/** The message without the text of the heading, and with the location. */
function lossText({ at, message }: ImportDiagnostic, model: ApiModel): string {
  const [, what = message, times] = /^(.*?)(?: \((\d+) occurrences; this is the first\))?$/s.exec(message) ?? [];
  const part = what.replace(/ cannot be represented(?: in OpenAPI 3\.1)?/, "");
  const name = nameOf(at, model);
  const more = times === undefined ? "" : `${name === undefined ? "" : " and "}${Number(times) - 1} more`;
  const where = `${name ?? ""}${more}`;
  return where === "" ? part : `${part} (${where})`;
}

/** The name of the part at a pointer into the model, as in its description; undefined for the API itself. */
function nameOf(pointer: string, model: ApiModel): string | undefined {
  const [, list = "", key = ""] = pointer.split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  const at = Number(key);
  switch (list) {
    case "endpoints": {
      const endpoint = model.endpoints[at];
      return endpoint && `${endpoint.method} ${routeText(endpoint)}`;
    }
    case "channels":
      return model.channels?.[at]?.id;
    case "webhooks":
      return model.webhooks?.[at]?.id;
    case "types":
      return model.types[key]?.name;
    case "groups":
      return model.groups[at]?.displayName ?? model.groups[at]?.name;
    case "auths":
      return key;
    default:
      return undefined;
  }
}
