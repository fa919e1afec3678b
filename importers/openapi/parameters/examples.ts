import { isObject, type Json } from "#engine/json";
import type { Property } from "#engine/shape";
import { asTyped, examplesOf, isPlaceholder, statedExamples, withoutRepeats } from "../../json-schema/index.ts";
import { entriesOf, isThere, member, type Node, textOf } from "../../node.ts";
import { dataOf } from "../data.ts";
import { exampleValue, readParameter } from "../example-object.ts";
import { mediaOf } from "../media.ts";
import { partAt, type Scope } from "../scope.ts";

/** A value of an example, with the name that it shares with the other values of the same example. */
export interface NamedExample {
  /** The key in a map of examples; absent if there is only one. */
  readonly key?: string;
  readonly name?: string;
  readonly description?: string;
  readonly value: Json;
  readonly at: Node;
}

/** A parameter or a header, with the schema of its values; in OpenAPI 2.0 both are the same node. */
interface Stating {
  readonly node: Node;
  readonly schema: Node;
}

/** The examples of a parameter: its own examples, or else examples of its schema. Placeholders are not values. */
export function parameterExamples(parameter: Stating, scope: Scope): readonly NamedExample[] {
  const { schema } = parameter;
  // A file of OpenAPI 2.0 has a type that no schema has, and no example.
  if (member(schema, "type").value === "file") return [];
  const own = ownExamples(parameter, scope);
  const inSchema = own.length === 0 && isThere(schema) ? examplesOf(scope.schemas.factsOf(schema)) : undefined;
  const all = inSchema === undefined ? own : inSchema.map((value) => ({ value, at: schema }));
  return all.filter(({ value }) => !isPlaceholder(value));
}

/** Returns the examples that a parameter or header states beside its schema, which they override. */
export function examplesBeside(stating: Stating, scope: Scope): Pick<Property, "examples"> {
  const own = ownExamples(stating, scope);
  return own.length === 0 ? {} : { examples: withoutRepeats(own.map(({ value }) => value)) };
}

/** The examples that a parameter or header states itself, or beside the schema of its content. */
function ownExamples({ node, schema }: Stating, scope: Scope): readonly NamedExample[] {
  if (node === schema) return oldExamples(node, scope);
  const [media] = isThere(member(node, "content")) ? mediaOf(member(node, "content")) : [];
  const places = [node, ...(media === undefined ? [] : [media.node])];
  const name = textOf(member(node, "name")) ?? "";
  const stated = places.map((place) => statedAt(place, name, scope)).find((all) => all.length > 0) ?? [];
  const values =
    stated.length === 0
      ? []
      : asTyped(
          stated.map(({ value }) => value),
          scope.schemas.factsOf(schema),
        );
  return stated.map((one, i) => ({ ...one, value: values[i] ?? one.value }));
}

function statedAt(node: Node, name: string, scope: Scope): readonly NamedExample[] {
  const named = isObject(member(node, "examples").value) ? entriesOf(member(node, "examples")) : [];
  const found = named.flatMap(([key, at]): readonly NamedExample[] => {
    const target = partAt(at, scope);
    const found = target && exampleValue(target, (text) => readParameter(text, name), scope);
    return found === undefined ? [] : [{ key, ...found }];
  });
  if (found.length > 0 || !isObject(node.value)) return found;
  return statedExamples(node.value).map((value) => ({ value: dataOf({ ...node, value }, scope) ?? value, at: node }));
}

/** OpenAPI 2.0 has no examples of parameters; `x-examples` is a list, or a map by any name, in several tools. */
function oldExamples(node: Node, scope: Scope): readonly NamedExample[] {
  const extension = member(node, "x-examples");
  const values = Array.isArray(extension.value)
    ? extension.value
    : isObject(extension.value)
      ? Object.values(extension.value)
      : [];
  const first: Json | undefined = values[0];
  if (first === undefined || first === null) return [];
  return asTyped([first], scope.schemas.factsOf(node)).map((value) => ({ value, at: extension }));
}
