import postcss from "postcss";
import { applySchemes } from "../scheme-rules/index.ts";
import type { Styles } from "./color-styles.ts";

/**
 * Puts a publisher's own styles into a layer above those of the theme. A sheet is parsed and printed again, so that it
 * can't close the layer. Styles that can't be parsed, and imports, are left out and reported.
 */
export function publisherStyles(sheets: readonly string[]): Styles {
  const diagnostics: string[] = [];
  const texts = sheets.flatMap((sheet, i) => {
    const name = `css ${i + 1}`;
    try {
      const root = postcss.parse(sheet);
      root.walkAtRules(/^(?:import|charset|namespace)$/i, (rule) => {
        diagnostics.push(`${name}: @${rule.name} in line ${rule.source?.start?.line ?? 1} is not supported.`);
        rule.remove();
      });
      applySchemes(root);
      // An element of styles ends at `</style` wherever it is; within a string the escape is the same character.
      return [root.toString().replaceAll("</", "<\\/")];
    } catch (error) {
      diagnostics.push(`${name}: the styles can't be read. ${error instanceof Error ? error.message : ""}`.trim());
      return [];
    }
  });
  return { css: texts.length === 0 ? "" : `@layer publisher{${texts.join("\n")}\n}`, diagnostics };
}
