// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `commands` in locales/en.json. */
export interface CommandsMessages {
  readonly title: string;
  readonly find: string;
  readonly none: string;
  readonly found: (values: { readonly count: number }) => string;
  readonly shortcuts: string;
  readonly action: string;
  readonly keys: string;
  readonly ctrl: string;
  readonly shift: string;
  readonly enter: string;
  readonly moveInLists: string;
  readonly pasteGroup: string;
  readonly close: string;
  readonly copyCode: string;
  readonly showCode: (values: { readonly language: string | number }) => string;
  readonly openReplayAbout: string;
  readonly compare: string;
  readonly duplicate: string;
  readonly duplicateAbout: string;
}

/** Returns these messages, in the language of the page. */
export const commandsText = createProvided<CommandsMessages>("commands", {
  title: "Commands",
  find: "Search commands",
  none: "No commands found",
  found: (v) => v.count === 1 ? `${v.count.toLocaleString("en")} command` : `${v.count.toLocaleString("en")} commands`,
  shortcuts: "Keyboard shortcuts",
  action: "Action",
  keys: "Keys",
  ctrl: "Ctrl",
  shift: "Shift",
  enter: "Enter",
  moveInLists: "Move in lists, tabs and tables",
  pasteGroup: "Paste JSON into the focused group of fields",
  close: "Close",
  copyCode: "Copy code",
  showCode: (v) => `Show code: ${v.language}`,
  openReplayAbout: "A failure file written by callboard check or callboard test. You can drop it anywhere on the playground.",
  compare: "Compare responses",
  duplicate: "Duplicate in a new tab",
  duplicateAbout: "Opens this form as filled in, with its own response.",
});
