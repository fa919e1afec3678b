import type { FoundIssue } from "#engine/interpret";
import type { Json } from "#engine/json";
import { ruleChecker } from "#engine/rules";
import { formIssue, schemaValidators } from "#engine/schema";
import type { Schemas } from "#engine/schema-table";
import type { Path } from "#engine/shape";

/** The checks of what is sent, beyond those of single fields. Pages load them late. */
export const sentChecks = {
  ruleChecker,
  /** Returns the check of a body by its written schema; `at` is the path of the body in the form. */
  bodyChecker: (schemas: Schemas, schema: string): ((body: Json, at: Path) => readonly FoundIssue[]) => {
    const validate = schemaValidators(schemas, "request")(schema);
    return (body, at) => validate(body).map((issue) => formIssue(issue, at));
  },
};
