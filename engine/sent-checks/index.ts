import type { FormState } from "#engine/form";
import { encoder, type FoundIssue, writableOf } from "#engine/interpret";
import { isObject, own } from "#engine/json";
import { ruleChecker } from "#engine/rules";
import { formIssue, schemaValidators } from "#engine/schema";
import type { Schemas } from "#engine/schema-table";
import { isPathWithin, isSamePath, type ObjectShape, type Types } from "#engine/shape";

/** A form, and the location of the schema of its body, if that is JSON and has one. */
interface SentForm {
  readonly shape: ObjectShape;
  readonly types: Types;
  readonly schema?: string | undefined;
}

/** Creates the check of what a form sends; it gets the issues that single fields have by their shapes. */
export type SentChecks = (
  form: SentForm,
) => (state: FormState, byShape: readonly FoundIssue[]) => readonly FoundIssue[];

/**
 * Creates the checks of what is sent, which pages load late. The schema decides about the body, and rules of shapes about
 * the rest. Issues by shapes are kept where the schema has one too, since they are in the words of the form.
 *
 * @param loaded schemas that were loaded later than the types of the form
 */
export const sentChecks =
  (loaded?: Schemas): SentChecks =>
  ({ shape, types, schema }) => {
    const [encode, sentOf, look] = [encoder(types)(shape), writableOf(types)(shape), ruleChecker(types)(shape)];
    const schemas = loaded ?? types.written;
    const validate =
      schemas === undefined || schema === undefined ? undefined : schemaValidators(schemas, "request")(schema);
    if (look === undefined && validate === undefined) return (_, byShape) => byShape;
    return ({ value, selection }, byShape) => {
      const sent = sentOf(value, encode(value, selection), selection);
      const ruled = look?.(value, sent, selection) ?? [];
      const body = isObject(sent) ? own(sent, "body") : undefined;
      if (validate === undefined || body === undefined) return [...byShape, ...ruled];
      const found = validate(body).map((issue) => formIssue(issue, ["body"]));
      return [...bySchema(byShape, found), ...ruled.filter(({ path: [part] }) => part !== "body")];
    };
  };

/** Issues about what a form can't send, whatever the schema of the body says. */
const ofForms: ReadonlySet<string> = new Set(["file", "key", "proto-key"]);

/** Returns the issues of the schema of a body, in the words of the shape where it has them too. */
function bySchema(byShape: readonly FoundIssue[], found: readonly FoundIssue[]): readonly FoundIssue[] {
  const isAbout = ({ path }: FoundIssue, { path: at, code }: FoundIssue): boolean =>
    code === "no-variant" ? isPathWithin(path, at) : isSamePath(path, at);
  const kept = byShape.filter(
    (one) => one.path[0] !== "body" || ofForms.has(one.code) || found.some((issue) => isAbout(one, issue)),
  );
  return [...kept, ...found.filter((issue) => !kept.some((one) => isAbout(one, issue)))];
}
