import type { FormState } from "#engine/form";
import { encoder, type FoundIssue, writableOf } from "#engine/interpret";
import { contentsIn } from "#engine/model";
import { ruleChecker } from "#engine/rules";
import { formIssue, formValidator, schemaValidators } from "#engine/schema";
import type { Schemas } from "#engine/schema-table";
import { isPathWithin, isSamePath, type ObjectShape, type Path, type Types, valueAt } from "#engine/shape";

/** A form; its parts may have schemas. */
interface SentForm {
  readonly shape: ObjectShape;
  readonly types: Types;
}

/** Creates the check of what a form sends; it gets the issues that single fields have by their shapes. */
export type SentChecks = (
  form: SentForm,
) => (state: FormState, byShape: readonly FoundIssue[]) => readonly FoundIssue[];

/**
 * Creates the checks of sent values, which pages load late. Schemas decide about parameters, bodies and messages, and rules
 * of shapes about the rest. Issues by shapes are kept where the schema has one too, since they are in the words of the form.
 *
 * @param loaded schemas that were loaded later than the types of the form
 */
export const sentChecks =
  (loaded?: Schemas): SentChecks =>
  ({ shape, types }) => {
    const [encode, sentOf, look] = [encoder(types)(shape), writableOf(types)(shape), ruleChecker(types)(shape)];
    const schemas = loaded ?? types.written;
    const validatorOf = schemas && schemaValidators(schemas, "request");
    // Shapes decide about content without a loaded schema.
    const known = contentsIn(shape.properties).filter(
      ({ schema }) => schemas && Object.hasOwn(schemas.schemas, schema),
    );
    const checked = known.flatMap(({ at, shape: part, schema }) =>
      validatorOf ? [{ at, validate: formValidator(part, validatorOf(schema)) }] : [],
    );
    if (look === undefined && checked.length === 0) return (_, byShape) => byShape;
    return ({ value, selection }, byShape) => {
      const sent = sentOf(value, encode(value, selection), selection);
      const ruled = look?.(value, sent, selection) ?? [];
      return checked.reduce(
        (issues, { at, validate }) => {
          const content = valueAt(sent, at);
          if (content === undefined) return issues;
          const found = validate(content).map((issue) => formIssue(issue, at));
          const [inside, others] = [issues.filter(isIn(at)), issues.filter((one) => !isIn(at)(one))];
          return [...others, ...bySchema(inside, found)];
        },
        [...byShape, ...ruled],
      );
    };
  };

const isIn =
  (at: Path) =>
  ({ path }: FoundIssue): boolean =>
    isPathWithin(path, at);

/** Issues about what a form can't send, whatever the schema of the body says. */
const ofForms: ReadonlySet<string> = new Set(["file", "key", "proto-key"]);

/** Returns the issues of the schema of a body, in the words of the shape where it has them too. */
function bySchema(byShape: readonly FoundIssue[], found: readonly FoundIssue[]): readonly FoundIssue[] {
  const isAbout = ({ path }: FoundIssue, { path: at, code }: FoundIssue): boolean =>
    code === "no-variant" ? isPathWithin(path, at) : isSamePath(path, at);
  const kept = byShape.filter(
    (one) => ofForms.has(one.code) || (one.code !== "rule" && found.some((issue) => isAbout(one, issue))),
  );
  return [...kept, ...found.filter((issue) => !kept.some((one) => isAbout(one, issue)))];
}
