import type { PaginationAst, PaginationKind } from "../ast/service.ts";
import { optional } from "../common.ts";
import { inWords, type Read, readBoolean, readMembers, readWord, required } from "../read.ts";

/** Reads the pagination of a call; the keys that are present decide its kind. */
export const readPagination: Read<PaginationAst> = (node, report) => {
  const members = readMembers(node, report, {
    name: "a pagination",
    keys: {
      offset: readWord,
      step: readWord,
      "has-next-page": readWord,
      cursor: readWord,
      next_cursor: readWord,
      next_uri: readWord,
      next_path: readWord,
      results: readWord,
      type: readWord,
    },
  });
  if (members === undefined) return undefined;
  const { type, hasNextPage, ...others } = members;
  const paths = { ...others, ...optional("has-next-page", hasNextPage) };
  if (type !== undefined && type.text !== "custom") {
    report("expected", type.span, { expected: "the type custom", found: `the string "${type.text}"` });
  }
  required(members.results, "results", "a pagination", node, report);
  const kind: PaginationKind | undefined =
    (members.cursor && "cursor") ??
    (members.offset && "offset") ??
    (members.next_uri && "uri") ??
    (members.next_path && "path") ??
    (type && "custom");
  if (kind === undefined) {
    report("missing-key", node.span, { construct: "a pagination", key: "offset, cursor, next_uri, next_path or type" });
    return undefined;
  }
  if (kind === "cursor") required(members.next_cursor, "next_cursor", "a pagination by cursor", node, report);
  return { kind, paths, span: node.span };
};

/** Reads the pagination of a call: its own, or `true` for the pagination of `api.yml`. */
export const readEndpointPagination: Read<PaginationAst | boolean> = (node, report) => {
  if (node.kind === "map") return readPagination(node, report);
  if (node.kind === "scalar" && typeof node.value === "boolean") return readBoolean(node, report);
  report("expected", node.span, { expected: "a pagination, true or false", found: inWords(node) });
  return undefined;
};
