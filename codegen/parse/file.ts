import type { Report } from "../diagnostics/diagnostic.ts";
import type { SourceText, Word } from "../source.ts";
import type { FileAst, ImportAst } from "./ast/file.ts";
import { optional } from "./common.ts";
import {
  isNothing,
  mapOf,
  type Read,
  type ReadAll,
  readAll,
  readMembers,
  readText,
  readTexts,
  readWord,
} from "./read.ts";
import { readChannel } from "./services/channel.ts";
import { readErrorDeclaration } from "./services/error-declaration.ts";
import { readService } from "./services/service.ts";
import { readSignature, readWebhook } from "./services/webhook.ts";
import { readTypeDeclaration } from "./types/index.ts";
import { parseYaml, type Yaml } from "./yaml/index.ts";

/** Reads the imports of a file. */
export const readImports: ReadAll<ImportAst> = readAll((node, report) =>
  readTexts(node, report)?.map(({ name, value }) => ({ name, path: value })),
);

const readNavigation: ReadAll<Word> = readAll((node, report) => {
  const items = node.kind === "list" ? node.items : [node];
  return items.flatMap((item) => readWord(item, report) ?? []);
});

/** An external package: its content is not available, so no code can be generated for this file. */
const readExport: Read<never> = (node, report) => {
  report("unsupported", node.span, { what: "a package outside the IDL folder" });
  return undefined;
};

const readOldForm: Read<never> = (node, report) => {
  report("old-format", node.span, {});
  return undefined;
};

const hasKey = (file: Yaml, name: string): boolean =>
  file.kind === "map" && file.entries.some(({ key }) => key.text === name);

/** Returns the values of the keys that declare names. */
const declarationsOf = (file: Yaml): readonly Yaml[] =>
  file.kind === "map"
    ? file.entries
        .filter(({ key, value }) => (key.text === "types" || key.text === "errors") && !isNothing(value))
        .map(({ value }) => value)
    : [];

/** Returns the declared names that could not be read, without the parameters of templates. */
function unreadNames(declarations: readonly Yaml[], read: readonly { readonly name: Word }[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const map of declarations) {
    if (map.kind === "map") for (const { key } of map.entries) names.add(key.text.replace(/<.*$/, ""));
  }
  for (const { name } of read) names.delete(name.text);
  return names;
}

/** Reads one file of an area. A file that is empty or not YAML declares nothing. */
export function parseFile(source: SourceText, report: Report): FileAst {
  const text = parseYaml(source, report);
  const members =
    text.kind === "read"
      ? readMembers(text.value, report, {
          name: "a file",
          keys: {
            docs: readText,
            imports: readImports,
            types: mapOf("a map of types", readTypeDeclaration),
            errors: mapOf("a map of errors", readErrorDeclaration),
            service: readService,
            channel: readChannel,
            webhooks: mapOf("a map of webhooks", readWebhook),
            "webhook-signature": readSignature,
            navigation: readNavigation,
          },
          noted: { export: readExport, services: readOldForm, ids: readOldForm },
        })
      : undefined;
  const declarations = text.kind === "read" ? declarationsOf(text.value) : [];
  const signature = members?.webhookSignature;
  return {
    source,
    // The names of an external package are unknown.
    broken:
      text.kind === "broken" ||
      declarations.some(({ kind }) => kind !== "map") ||
      (text.kind === "read" && hasKey(text.value, "export")),
    unread: unreadNames(declarations, [...(members?.types ?? []), ...(members?.errors ?? [])]),
    imports: members?.imports ?? [],
    types: members?.types ?? [],
    errors: members?.errors ?? [],
    webhooks: members?.webhooks?.map((hook) => ({ ...optional("signature", signature), ...hook })) ?? [],
    navigation: members?.navigation ?? [],
    ...optional("docs", members?.docs),
    ...optional("service", members?.service),
    ...optional("channel", members?.channel),
  };
}
