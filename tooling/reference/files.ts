import { commandsPage } from "../../cli/command-line/index.ts";
import { settingsPage, settingsSchema, settingsTypeSource } from "../../cli/config/index.ts";
import en from "../../locales/en.json" with { type: "json" };
import { messageModules } from "../messages/message-modules.ts";
import { diagnosticsPage } from "./diagnostics-page.ts";
import { docsSettingsPage } from "./docs-settings/settings-page.ts";
import { docsSettingsSchema } from "./docs-settings/settings-schema.ts";
import { ownClassesSource } from "./own-classes.ts";

/** Files that are generated from the definitions of commands and settings, and from messages, by their paths. */
export const referenceFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ["docs/reference/commands.md", commandsPage()],
    ["docs/reference/diagnostics.md", diagnosticsPage()],
    ["docs/reference/docs-yml.md", docsSettingsPage()],
    ["docs/reference/settings.md", settingsPage()],
    ["callboard.schema.json", `${JSON.stringify(settingsSchema(), undefined, 2)}\n`],
    ["docs.schema.json", `${JSON.stringify(docsSettingsSchema(), undefined, 2)}\n`],
    ["docs-host/site/author-styles/own-classes.ts", ownClassesSource()],
    ["package/config/callboard-config.ts", settingsTypeSource()],
    ...[...messageModules(en)].map(([name, text]) => [`locales/messages/${name}`, text] as const),
  ]);
