import type { Schema } from "hast-util-sanitize";
import { idPrefix } from "#docs-host/site/author-styles";

/**
 * The allowlist for markdown and its HTML: text, links, images, lists, tables, code. Everything else is dropped; links
 * and images keep only the schemes named here.
 */
export const markdownSchema: Schema = {
  tagNames: [
    "input p br hr em strong b i u s del ins sub sup kbd samp mark small code pre blockquote ul ol li dl dt dd a img",
    "h1 h2 h3 h4 h5 h6 table caption thead tbody tfoot tr th td section div span details summary",
  ].flatMap((names) => names.split(" ")),
  attributes: {
    a: ["href", "title", "dataFootnoteRef", "dataFootnoteBackref", "ariaLabel", "ariaDescribedBy", "id"],
    code: [["className", /^language-[\w-]+$/]],
    img: ["src", "alt", "title"],
    // The marks of a task list; they are drawn as text.
    input: [["type", "checkbox"], "checked"],
    ol: ["start"],
    li: ["id"],
    section: ["dataFootnotes"],
    h2: ["id"],
    td: ["align"],
    th: ["align"],
  },
  protocols: { href: ["http", "https", "mailto"], src: ["https"] },
  ancestors: Object.fromEntries(
    ["li", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"].map((name) => [
      name,
      name === "li" ? ["ul", "ol"] : ["table"],
    ]),
  ),
  clobber: ["id", "name", "ariaDescribedBy"],
  clobberPrefix: idPrefix,
  strip: ["script", "style", "template", "noscript", "textarea", "title", "svg", "math"],
};
