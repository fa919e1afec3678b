import type { Plugin } from "vite";

/** The modules of messages that `npm run generate` writes. */
const modules = /\/locales\/messages\/([a-z-]+)\.ts$/;

/** The messages that a page carries itself: texts, and those with values, which only few scripts need. */
const carried: { readonly [area: string]: readonly string[] } = {
  scripts: ["const { scripts } = pageMessages();", "export const scriptsText = () => scripts;"],
  enhanced: [
    'import { createTable } from "#locales/format";',
    "const { language, enhanced } = pageMessages();",
    "const table = createTable(enhanced, language);",
    "export const enhancedText = () => table;",
  ],
};

/** Replaces the English messages of a build of pages by those that a page has in its language. */
export const pageMessagesPlugin: Plugin = {
  name: "callboard:page-messages",
  enforce: "pre",
  transform: (_, id) => {
    const lines = carried[modules.exec(id)?.[1] ?? ""];
    if (lines === undefined) return null;
    return ['import { pageMessages } from "#docs-host/site/texts/page-messages";', ...lines].join("\n");
  },
};
