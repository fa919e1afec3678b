import { equalJson, isObject, type Json } from "#engine/json";
import { entriesOf, included, itemsOf, keyword, member, type Node } from "../node.ts";
import { type Compare, reportMember } from "./report.ts";
import { compareSchemas } from "./schemas.ts";

/** The rules of an object: how to compare its members. */
interface Members {
  /** Members with special rules. */
  readonly parts?: { readonly [key: string]: Compare };
  /** Members that are written elsewhere, where they are compared or have the same meaning. */
  readonly moved?: readonly string[];
  /** Values that mean the same as an absent member. */
  readonly implied?: { readonly [key: string]: Json };
}

function members({ parts = {}, moved = [], implied = {} }: Members): Compare {
  const skipped = new Set(moved);
  return (was, is, report) => {
    const node = included(was);
    if (!isObject(node.value)) return;
    for (const key of Object.keys(node.value)) {
      const at = keyword(node, key);
      const other = member(is, key);
      const compare = Object.hasOwn(parts, key) ? parts[key] : undefined;
      const isImplied =
        other.value === undefined &&
        (isEmpty(at.value) || (Object.hasOwn(implied, key) && equalJson(at.value ?? null, implied[key] ?? null)));
      if (skipped.has(key) || isImplied) continue;
      if (compare === undefined || other.value === undefined) reportMember(key, at, other, report);
      else compare(at, other, report);
    }
  };
}

/** Returns true for texts, lists and maps without content, which an export leaves out. */
const isEmpty = (value: Json | undefined): boolean =>
  value === "" ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

/** Compares the members of a map by their keys; names of statuses have any case. */
const mapOf =
  (compare: Compare): Compare =>
  (was, is, report) => {
    for (const [key, at] of entriesOf(was)) {
      const other = [key, key.toUpperCase()].map((one) => member(is, one)).find(({ value }) => value !== undefined);
      if (other === undefined) reportMember(key, at, { ...is, value: undefined }, report);
      else if (key.startsWith("x-")) reportMember(key, at, other, report);
      else compare(at, other, report);
    }
  };

/** Compares the items of a list by what identifies them. */
const listOf =
  (compare: Compare, ...keys: readonly string[]): Compare =>
  (was, is, report) => {
    const idOf = (node: Node): string => JSON.stringify(keys.map((key) => String(member(node, key).value)));
    const others = new Map(itemsOf(is).map((one) => [idOf(one), one]));
    for (const item of itemsOf(was)) {
      const other = others.get(idOf(item));
      if (other === undefined) report(item, "an item is not in the exported document");
      else compare(item, other, report);
    }
  };

/** One example, or several under any names. */
const examples = { moved: ["example", "examples"] };

const header = members({
  parts: { schema: compareSchemas },
  moved: [...examples.moved, "content"],
  implied: { required: false, deprecated: false, style: "simple", explode: false },
});

const media = members({
  parts: { schema: compareSchemas, encoding: mapOf(members({ moved: ["style", "explode", "allowReserved"] })) },
  moved: examples.moved,
});

const parameter: Compare = (was, is, report) => {
  const style = member(was, "in").value === "query" || member(was, "in").value === "cookie" ? "form" : "simple";
  members({
    parts: { schema: compareSchemas, content: mapOf(media) },
    moved: [...examples.moved, "style", "explode"],
    implied: { required: false, deprecated: false, allowReserved: false, allowEmptyValue: false, style },
  })(was, is, report);
};

/** Headers that follow from the body, the accepted types and the authorization are not parameters of a form. */
const parameters: Compare = (was, is, report) => {
  const sent = itemsOf(was).filter((one) => {
    const [place, name] = ["in", "name"].map((key) => member(one, key).value);
    return !(place === "header" && /^(?:accept|authorization|content-type)$/i.test(String(name)));
  });
  listOf(parameter, "in", "name")({ ...was, value: sent.map(({ value }) => value ?? null) }, is, report);
};

const response = members({ parts: { headers: mapOf(header), content: mapOf(media) } });

const operation = members({
  parts: {
    parameters,
    requestBody: members({ parts: { content: mapOf(media) }, implied: { required: false } }),
    responses: mapOf(response),
    tags: (was, is, report) => {
      const [first] = itemsOf(was);
      if (first !== undefined) reportMember("tags", first, itemsOf(is)[0] ?? is, report);
    },
  },
  // The servers and requirements of the document apply to its operations.
  moved: ["servers", "security", "x-code-samples"],
  implied: { deprecated: false },
});

const pathItem: Compare = (was, is, report) => {
  members({
    parts: Object.fromEntries(
      ["get", "put", "post", "delete", "options", "head", "patch", "trace"].map((key) => [key, operation]),
    ),
    moved: ["parameters", "servers"],
  })(was, is, report);
};

const document = members({
  parts: {
    info: members({ implied: {} }),
    tags: listOf(members({}), "name"),
    paths: mapOf(pathItem),
    webhooks: mapOf(pathItem),
    components: members({
      parts: { schemas: mapOf(compareSchemas), securitySchemes: mapOf(members({})) },
      // They are written where they are used.
      moved: ["responses", "parameters", "requestBodies", "headers", "examples", "links", "callbacks", "pathItems"],
    }),
  },
  moved: ["openapi", "servers", "security"],
});

/** Compares a description with its export. */
export const compareDocuments: Compare = document;
