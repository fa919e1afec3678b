import type { Rule } from "./rule.ts";

/** Rules about descriptions; the same in both directions. */
export const docsRules = {
  "description-changed": {
    none: "docs-only",
    sentence: "The description of {it} changed.",
    why: "Only words changed. Whether they promise something else is for people to judge.",
  },
  "name-changed": {
    none: "docs-only",
    sentence: "{It} is shown as {is} now; it was {was}.",
    why: "It is the name that people see, not the one that travels.",
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
    why: "It works as before, and will go; tools warn whoever uses it.",
    advice: "Say in its description what to use instead, and until when it stays.",
  },
  "availability-changed": {
    none: "docs-only",
    sentence: "{It} is marked {is} now; it was {was}.",
    why: "It says how far a thing may be relied on; the thing itself is as it was.",
  },
} as const satisfies { readonly [id: string]: Rule };
