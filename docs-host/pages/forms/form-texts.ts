import type { ChannelForm, EndpointForm } from "#engine/model";
import type { RichText, RichTexts } from "#engine/text";
import { isMarked, type ReadMarkdown } from "../markdown/index.ts";

/** Members of a form that are values of the API, not parts of its description. */
const values: ReadonlySet<string> = new Set([
  "default",
  "body",
  "response",
  "pathParameters",
  "queryParameters",
  "headers",
]);

/** Adds the descriptions in a part of a form. */
function collect(part: unknown, found: Set<string>, skipped: ReadonlySet<string>): void {
  if (typeof part !== "object" || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (key === "description" && typeof value === "string") found.add(value);
    else if (!skipped.has(key)) collect(value, found, skipped);
  }
}

const nothing: ReadonlySet<string> = new Set(["default"]);

/** Returns the descriptions of a form, as they are written. */
function descriptionsOf(form: EndpointForm | ChannelForm): ReadonlySet<string> {
  const found = new Set<string>();
  const call = "endpoint" in form ? form.endpoint : form.channel;
  const { pathParameters, queryParameters, requestHeaders, examples } = call;
  collect([pathParameters, queryParameters, requestHeaders, form.types], found, nothing);
  collect("endpoint" in form ? [form.globalHeaders, form.endpoint.request] : form.channel.messages, found, nothing);
  collect(examples, found, values);
  collect(
    Object.values(form.authSchemes).map(({ description }) => ({ description })),
    found,
    nothing,
  );
  return found;
}

/** Returns true if a form has descriptions that are not shown as they are written. */
export const hasMarkdown = (form: EndpointForm | ChannelForm): boolean =>
  [...descriptionsOf(form)].some((text) => text !== text.trim() || isMarked(text));

/**
 * Returns the formatted descriptions of a form's fields, types, messages, examples and authentication schemes, so that
 * a page with a form needs no markdown parser.
 */
export function formTexts(form: EndpointForm | ChannelForm, read: ReadMarkdown): RichTexts {
  const texts = [...descriptionsOf(form)].flatMap((markdown): readonly (readonly [string, RichText])[] => {
    const text = read(markdown);
    return text === markdown ? [] : [[markdown, text]];
  });
  return Object.fromEntries(texts);
}
