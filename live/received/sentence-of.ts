import type { Issue } from "#engine/interpret";
import { formatPath } from "#engine/shape";

/** The names of the parts of a form with named members, for messages. */
const partWords: ReadonlyMap<unknown, string> = new Map([
  ["pathParameters", "path parameter"],
  ["queryParameters", "query parameter"],
  ["headers", "header"],
]);

/** The place of an issue in a request, in words: `body.name`, `query parameter "limit"`, `header "X-Tags", [1]`. */
export function placeOf({ path }: Pick<Issue, "path">): string {
  const [part, name, ...within] = path;
  if (part === undefined) return "the request";
  const word = partWords.get(part);
  if (word === undefined || name === undefined) return formatPath(path);
  return `${word} "${name}"${within.length === 0 ? "" : `, ${formatPath(within)}`}`;
}

/** Joins the issues of a request into one sentence or several. */
export const sentenceOf = (issues: readonly Issue[]): string =>
  issues.map((one) => `${placeOf(one)}: ${one.message}.`).join(" ");
