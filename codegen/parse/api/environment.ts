import type { Report } from "../../diagnostics/diagnostic.ts";
import type { Word } from "../../source.ts";
import type { EnvironmentAst } from "../ast/file.ts";
import { readAudiences } from "../common.ts";
import { readAny, readMembers, readText, readTexts, readWord } from "../read.ts";
import type { Yaml } from "../yaml/index.ts";

/** Reads an environment: one address, or several with names. */
export function readEnvironment(name: Word, node: Yaml, report: Report): EnvironmentAst | undefined {
  if (node.kind !== "map") {
    const url = readWord(node, report);
    return url && { name, url, urls: [], audiences: [] };
  }
  const members = readMembers(node, report, {
    name: "an environment",
    keys: {
      docs: readText,
      audiences: readAudiences,
      url: readWord,
      urls: readTexts,
      "default-url": readWord,
      "default-urls": readTexts,
      "url-template": readWord,
      "url-templates": readTexts,
    },
    // The variables of a template with their values.
    noted: { variables: readAny },
  });
  if (members === undefined) return undefined;
  const { urlTemplate, urlTemplates, defaultUrl, defaultUrls, ...environment } = members;
  if (environment.url === undefined && environment.urls.length === 0) {
    report("missing-key", node.span, { construct: "an environment", key: "url or urls" });
    return undefined;
  }
  for (const template of [urlTemplate, ...urlTemplates.map(({ value }) => value)]) {
    if (template === undefined) continue;
    report("not-expressed", template.span, {
      what: "an address with variables",
      advice: "clients use the address under url, and accept any other",
    });
  }
  return { name, ...environment };
}
