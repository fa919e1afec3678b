import type { Report } from "../../diagnostics/diagnostic.ts";
import type { Word } from "../../source.ts";
import type { TypeAst, TypeBodyAst, TypeExampleAst } from "../ast/type.ts";
import {
  type DescribedKeys,
  describedKeys,
  describedOf,
  encodingKey,
  optional,
  readAudiences,
  sourceKey,
} from "../common.ts";
import {
  type Construct,
  listOf,
  type Members,
  type Read,
  readAny,
  readBoolean,
  readMembers,
  readText,
  readWord,
  required,
} from "../read.ts";
import type { Yaml, YamlMap } from "../yaml/index.ts";

/** Keys that every declaration may have. */
export interface Common extends DescribedKeys {
  "display-name": string;
  audiences: readonly Word[];
  examples: readonly TypeExampleAst[];
}

const readExamples: Read<readonly TypeExampleAst[]> = listOf("a list of examples", (node, report) => {
  const members = readMembers<{ name: Word; docs: string; value: Yaml }>(node, report, {
    name: "an example",
    keys: { name: readWord, docs: readText, value: readAny },
    noted: { id: readWord },
  });
  const value = members && required(members.value, "value", "an example", node, report);
  return value === undefined ? undefined : { value, ...optional("name", members?.name) };
});

/** The keys that every declaration has. */
export const common: { readonly [K in keyof Common]: Read<Common[K]> } = {
  ...describedKeys,
  "display-name": readText,
  audiences: readAudiences,
  examples: readExamples,
};

/** `inline` is a setting of SDKs; here each declaration has its own name. */
export const noted = { ...sourceKey, ...encodingKey, inline: readBoolean };

/** The reader of one kind of declaration: its keys, and the function that creates a body from them. */
export interface Sort<T> {
  readonly construct: Construct<T & Common>;
  readonly body: (members: Members<T>, node: YamlMap, report: Report) => TypeBodyAst | undefined;
}

/** Reads a declaration of one kind. */
export const readBody = <T>(sort: Sort<T>, name: Word, node: YamlMap, report: Report): TypeAst | undefined => {
  const members = readMembers<T & Common>(node, report, sort.construct);
  // Members<T & Common> has the members of both; the compiler does not split it while T is a parameter.
  const own = members as Members<T> | undefined;
  const about = members as Members<Common> | undefined;
  if (own === undefined || about === undefined) return undefined;
  const body = sort.body(own, node, report);
  if (body === undefined) return undefined;
  return {
    name,
    body,
    ...describedOf(about),
    ...optional("displayName", about["display-name"]),
    audiences: about.audiences ?? [],
    examples: about.examples ?? [],
  };
};
