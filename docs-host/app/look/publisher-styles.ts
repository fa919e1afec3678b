import postcss, { CssSyntaxError, type Declaration, type Root, type Rule } from "postcss";
import parseSafely from "postcss-safe-parser";
import { applySchemes } from "../scheme-rules/index.ts";
import type { Styles } from "./color-styles.ts";
import { outsideOfPlayground } from "./outside-of-playground.ts";

/**
 * Puts a publisher's own styles into a layer above those of the theme. A sheet is parsed and printed again, so that it
 * can't close the layer. They don't hold in playgrounds, whose names of classes are not theirs, and can't stop the page
 * from scrolling. What is left out is reported.
 */
export function publisherStyles(sheets: readonly string[]): Styles {
  const diagnostics: string[] = [];
  const texts = sheets.map((sheet, i) => {
    const report = (line: number | undefined, problem: string): void => {
      diagnostics.push(`css ${i + 1}: ${problem} in line ${line ?? 1}.`);
    };
    const root = parsed(sheet, report);
    root.walkComments((comment) => {
      comment.remove();
    });
    root.walkAtRules(/^(?:import|charset|namespace)$/i, (rule) => {
      report(rule.source?.start?.line, `@${rule.name} is not supported`);
      rule.remove();
    });
    root.walkRules((rule) => {
      if (rule.selectors.some((selector) => wholePage.test(selector))) keepScrolling(rule, report);
    });
    applySchemes(root);
    root.walkRules((rule) => {
      if (!isStep(rule)) rule.selectors = rule.selectors.map(outsideOfPlayground);
    });
    // An element of styles ends at `</style` wherever it is; within a string the escape is the same character.
    return root.toString().replaceAll("</", "<\\/");
  });
  return { css: texts.length === 0 ? "" : `@layer publisher{${texts.join("\n")}\n}`, diagnostics };
}

type Report = (line: number | undefined, problem: string) => void;

/** A mistake costs the declaration or the rule that it is in, as in browsers. */
function parsed(sheet: string, report: Report): Root {
  try {
    return postcss.parse(sheet);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    report(error.line, `a rule can't be read (${error.reason})`);
    // Its types have documents of several sheets too, which it never makes.
    const root = parseSafely(sheet) as Root;
    // Beside selectors and values it stores what it can't read.
    root.raws = {};
    root.walk((node) => {
      node.raws = {};
    });
    return root;
  }
}

const wholePage = /^(?:(?:html|:root)(?:[.:[][^\s>+~]*)?\s+)?(?:html|body|:root)(?:[.:[][^\s>+~]*)?$/i;

/** Publishers of sites whose pages scroll in a part of them take the scrolling from the page itself. */
function keepScrolling(rule: Rule, report: Report): void {
  rule.each((node) => {
    if (node.type !== "decl" || !stopsScrolling(node)) return;
    report(node.source?.start?.line, `${node.prop} of the whole page is left out, which has to scroll,`);
    node.remove();
  });
}

function stopsScrolling({ prop, value }: Declaration): boolean {
  if (/^overflow(?:-y|-block)?$/i.test(prop)) return !/^(?:visible|auto|scroll)\b/i.test(value);
  if (/^(?:max-)?height$/i.test(prop)) return /^\s*100(?:%|[sld]?vh)\s*$/i.test(value);
  return /^position$/i.test(prop) && /^fixed$/i.test(value);
}

/** Returns true for a step of an animation, which has no selector. */
const isStep = ({ parent }: Rule): boolean => parent instanceof postcss.AtRule && /keyframes$/i.test(parent.name);
