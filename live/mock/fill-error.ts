import { isList, isObject, type Json, objectOf } from "#engine/json";
import { placeOf } from "../received/index.ts";
import type { Problem } from "./problem.ts";

/** Names of properties that carry a sentence for people, in descriptions of errors. */
const sentences = /^(?:message|msg|detail|details|description|error_?description|reason|error_?message)$/i;
const titles = /^(?:title|error)$/i;
const statuses = /^(?:status|status_?code|http_?status|code)$/i;
const places = /^(?:field|path|pointer|param|parameter|name|location|property|attribute|source|loc)$/i;

/**
 * Writes the words of a problem into a sample of a documented error: its message, title and status by their usual names,
 * and one item for each issue in a list of errors.
 */
export function fillError(sample: Json, problem: Problem): Json {
  if (typeof sample === "string") return problem.detail;
  return isObject(sample) ? filled(sample, problem) : sample;
}

const filled = (sample: Json, problem: Problem): Json =>
  isObject(sample)
    ? objectOf(Object.entries(sample).map(([key, value]) => [key, memberOf(key, value, problem)]))
    : sample;

function memberOf(key: string, value: Json, problem: Problem): Json {
  if (isList(value)) return itemsOf(value, problem);
  if (isObject(value)) return filled(value, problem);
  if (typeof value === "string" && sentences.test(key)) return problem.detail;
  if (typeof value === "string" && titles.test(key)) return problem.title;
  return typeof value === "number" && statuses.test(key) ? problem.status : value;
}

/** Writes one item for each issue; other lists are not changed. */
function itemsOf(sample: readonly Json[], problem: Problem): Json {
  const [first] = sample;
  const { issues = [] } = problem;
  if (issues.length === 0) return sample;
  if (typeof first === "string") return issues.map((one) => `${placeOf(one)}: ${one.message}`);
  if (!isObject(first) || !Object.keys(first).some((key) => sentences.test(key))) return sample;
  return issues.map((issue) =>
    objectOf(
      Object.entries(first).map(([key, value]) => {
        if (typeof value === "string" && sentences.test(key)) return [key, issue.message];
        if (typeof value === "string" && places.test(key)) return [key, placeOf(issue)];
        if (isList(value) && places.test(key)) return [key, issue.path.map(String)];
        return [key, value];
      }),
    ),
  );
}
