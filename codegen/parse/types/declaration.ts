import type { TypeAst, TypeBodyAst, TypeExampleAst } from "../ast/type.ts";
import { described, describedKeys, encodingKey, optional, readAudiences, sourceKey } from "../common.ts";
import { listOf, type Members, type Read, readAny, readBoolean, readMembers, readText, readWord } from "../read.ts";

const readExample: Read<TypeExampleAst> = (node, report) =>
  readMembers(node, report, {
    name: "an example",
    keys: { name: readWord, docs: readText, value: readAny },
    required: ["value"],
    noted: { id: readWord },
  });

/** The keys of every declaration. */
export const common = {
  ...describedKeys,
  "display-name": readText,
  audiences: readAudiences,
  examples: listOf("a list of examples", readExample),
};

/** `inline` is a setting of SDKs; here each declaration has its own name. */
export const noted = { ...sourceKey, ...encodingKey, inline: readBoolean };

/** A type without its name. */
export type Declaration = Omit<TypeAst, "name">;

/** Creates a declaration from a body and the members that every declaration has. */
export const declaration = (
  { docs, availability, displayName, audiences, examples }: Members<typeof common, never>,
  body: TypeBodyAst,
): Declaration => ({
  body,
  ...described({ ...optional("docs", docs), ...optional("availability", availability) }),
  ...optional("displayName", displayName),
  audiences,
  examples,
});
