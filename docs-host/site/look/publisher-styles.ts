import postcss, { type Declaration, type Root, type Rule } from "postcss";
import { applySchemes, dropRaws, readCss, selectingAuthorNames } from "../author-styles/index.ts";
import type { Styles } from "./color-styles.ts";

/** A part of a publisher's sheet that is left out, and why. Lines are 1-based. */
export interface StyleOmission {
  readonly line: number;
  readonly message: string;
}

/**
 * Puts a publisher's own styles into a layer above the styles of the theme. A sheet is parsed and printed again, so
 * that it can't close the layer. They don't apply in playgrounds, where class names differ, and can't stop the page
 * from scrolling. What is left out is reported.
 */
export function publisherStyles(sheets: readonly string[]): Styles {
  const diagnostics: string[] = [];
  const texts = sheets.map((sheet, i) => {
    const { root, omissions } = usedStyles(sheet);
    for (const { line, message } of omissions) diagnostics.push(`css ${i + 1}, line ${line}: ${message}.`);
    applySchemes(root);
    root.walkRules((rule) => {
      if (!isStep(rule)) {
        rule.selectors = rule.selectors.map((selector) => outsideOfPlayground(selectingAuthorNames(selector)));
      }
    });
    // An element of styles ends at `</style` wherever it is; within a string the escape is the same character.
    return root.toString().replaceAll("</", "<\\/");
  });
  return { css: texts.length === 0 ? "" : `@layer publisher{${texts.join("\n")}\n}`, diagnostics };
}

/** Returns what is left out of a publisher's sheet. */
export const styleOmissions = (sheet: string): readonly StyleOmission[] => usedStyles(sheet).omissions;

function usedStyles(sheet: string): { readonly root: Root; readonly omissions: readonly StyleOmission[] } {
  const omissions: StyleOmission[] = [];
  const omit = (line: number | undefined, message: string): void => {
    omissions.push({ line: line ?? 1, message });
  };
  const { root, mistake } = readCss(sheet);
  if (mistake !== undefined) {
    omit(mistake.line, `a rule can't be read (${mistake.reason})`);
    dropRaws(root);
  }
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkAtRules(/^(?:import|charset|namespace)$/i, (rule) => {
    omit(rule.source?.start?.line, `@${rule.name} is not supported`);
    rule.remove();
  });
  root.walkRules((rule) => {
    if (!rule.selectors.some((selector) => wholePage.test(selector))) return;
    rule.each((node) => {
      if (node.type !== "decl" || !stopsScrolling(node)) return;
      omit(node.source?.start?.line, `${node.prop} of the whole page is left out, since the page has to scroll`);
      node.remove();
    });
  });
  return { root, omissions };
}

const wholePage = /^(?:(?:html|:root)(?:[.:[][^\s>+~]*)?\s+)?(?:html|body|:root)(?:[.:[][^\s>+~]*)?$/i;

/** Returns true for a declaration of pages that scroll in a part of them: the page itself would not scroll any more. */
function stopsScrolling({ prop, value }: Declaration): boolean {
  if (/^overflow(?:-y|-block)?$/i.test(prop)) return !/^(?:visible|auto|scroll)\b/i.test(value);
  if (/^(?:max-)?height$/i.test(prop)) return /^\s*100(?:%|[sld]?vh)\s*$/i.test(value);
  return /^position$/i.test(prop) && /^fixed$/i.test(value);
}

/** Returns true for a step of an animation, which has no selector. */
const isStep = ({ parent }: Rule): boolean => parent instanceof postcss.AtRule && /keyframes$/i.test(parent.name);

/** Leaves out playgrounds, and the lists that they open. */
const guard = ":where(:not(.playground-root *,.early-playground *,.kit-popover *))";

const pseudoElement = /(?:::[\w-]+(?:\([^()]*\))?(?::[\w-]+)*|:(?:before|after|first-line|first-letter))$/i;

/** Returns a selector that matches no element of a playground, with the same specificity. */
export function outsideOfPlayground(selector: string): string {
  // A nested selector's end can be the outer one, which is guarded.
  if (/(?:^|[\s>+~])(?:html|body|:root)$|&$/i.test(selector)) return selector;
  const at = selector.search(pseudoElement);
  return at === -1 ? `${selector}${guard}` : `${selector.slice(0, at)}${guard}${selector.slice(at)}`;
}
