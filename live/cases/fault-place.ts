import { isPathWithin, type Path, valueAt } from "#engine/shape";
import { schemaStep } from "#engine/testing";
import type { Call } from "../call.ts";
import { type CallIssue, readingTools } from "../received/index.ts";
import type { Target } from "../targets/index.ts";
import { partsOf } from "./request-parts.ts";

/**
 * Creates the function that returns the place of an issue without what differs between calls: positions in lists and keys
 * of maps are `*`.
 */
export function faultPlace(target: Target): (call: Call, issue: CallIssue) => Path {
  const { book } = readingTools(target.types);
  const parts = partsOf(target);
  return ({ form }, { path, keyword }) => {
    const part = parts.find(({ at }) => isPathWithin(path, at));
    if (part === undefined) return path;
    const steps: (string | number)[] = [...part.at];
    let { schema } = part;
    for (let i = part.at.length; i < path.length; i += 1) {
      const step = path[i] ?? "";
      const next = schemaStep(book, { schema, value: valueAt(form.value, path.slice(0, i)) }, step);
      steps.push(next.isNamed ? step : "*");
      schema = next.schema;
    }
    // The key itself is wrong, and it is another one each time.
    return keyword === "propertyNames" && steps.at(-1) === "*" ? steps.slice(0, -1) : steps;
  };
}
