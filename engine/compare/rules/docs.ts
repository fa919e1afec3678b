import type { Rule } from "./rule.ts";

/** Rules about descriptions; the same in both directions. */
export const docsRules = {
  "description-changed": {
    none: "docs-only",
    sentence: "The description of {it} changed.",
    why: "Only the text changed. Check whether it still promises the same.",
  },
  "name-changed": {
    none: "docs-only",
    sentence: "{It} is shown as {is} now; it was {was}.",
    why: "Only the display name changed, not the name on the wire.",
  },
  "info-changed": {
    none: "docs-only",
    sentence: "{It} is {is} now; it was {was}.",
    why: "Calls are the same. Users see who is responsible for the API, and on which terms.",
  },
  "examples-changed": {
    none: "docs-only",
    sentence: "The examples of {it} changed.",
    why: "Examples show calls, they do not change them.",
  },
  deprecated: {
    none: "behaves-otherwise",
    minor: true,
    sentence: "{It} is deprecated now.",
    why: "It still works, but will be removed. Tools show a warning where it is used.",
    advice: "Say in its description what to use instead, and when it will be removed.",
  },
  "availability-changed": {
    none: "docs-only",
    sentence: "{It} is marked {is} now; it was {was}.",
    why: "This mark says how stable it is. Its behavior is the same.",
  },
} as const satisfies { readonly [id: string]: Rule };
