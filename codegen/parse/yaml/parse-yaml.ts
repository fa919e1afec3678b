import { type Document, parseDocument } from "yaml";
import type { Report } from "../../diagnostics/diagnostic.ts";
import type { SourceText, Span } from "../../source.ts";
import { deepest, readNodes } from "./nodes.ts";
import { explainYaml } from "./syntax-errors.ts";
import type { YamlText } from "./value.ts";

/** Reads YAML text; diagnostics are reported. */
export function parseYaml(source: SourceText, report: Report): YamlText {
  const failAt = (span: Span, problem: string): YamlText => {
    report("yaml-syntax", span, { problem, advice: "declare the inner ones as named types" });
    return { kind: "broken" };
  };
  try {
    const document = parseDocument(source.text, { uniqueKeys: false, prettyErrors: false, logLevel: "error" });
    if (reportErrors(document, source, report)) return { kind: "broken" };
    if (document.contents === null) return { kind: "empty" };
    const { value, isBroken, tooDeep } = readNodes(document.contents, source, report);
    if (isBroken) return { kind: "broken" };
    if (tooDeep === undefined) return { kind: "read", value };
    return failAt(tooDeep, `lists and maps are nested more than ${deepest} levels deep`);
  } catch (thrown) {
    // The library recurses, so deep nesting overflows its stack. Anything else is a bug.
    if (!(thrown instanceof RangeError)) throw thrown;
    return failAt({ source, start: 0, end: 0 }, "lists and maps are nested too deeply");
  }
}

/** Reports the syntax errors of a document. Returns true if its content is not reliable. */
function reportErrors({ errors, warnings }: Document.Parsed, source: SourceText, report: Report): boolean {
  const explained = explainYaml(source.text, [...errors, ...warnings]);
  for (const { start, end, problem, advice } of explained.errors) {
    report("yaml-syntax", { source, start, end: Math.max(start, end) }, { problem, advice });
  }
  return explained.broken;
}
