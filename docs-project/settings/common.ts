import { inWords, type Read, readBoolean, type Word } from "#codegen/reading";
import {
  anything,
  byKind,
  eitherOf,
  flag,
  list,
  number,
  object,
  oneOrMore,
  path,
  text,
  word,
  wordText,
} from "./reading.ts";

/** The maturity of a page or a part of the navigation. */
export type Availability =
  | "stable"
  | "generally-available"
  | "in-development"
  | "pre-release"
  | "deprecated"
  | "beta"
  | "alpha"
  | "preview"
  | "legacy";

export const availability = word<Availability>(
  "an availability",
  "stable",
  "generally-available",
  "in-development",
  "pre-release",
  "deprecated",
  "beta",
  "alpha",
  "preview",
  "legacy",
);

/** Where a link opens. */
export const target = word("a target", "_blank", "_self", "_parent", "_top");

/** Names of roles or audiences: a list, or a single one. */
export const names = oneOrMore(text);

/** The same with their positions, for messages about them. */
export const placedNames = oneOrMore(wordText);

/** True, false, or open although it can be closed. */
export const collapsed: Read<boolean | "open-by-default"> = eitherOf(
  [flag, word("a state", "open-by-default")],
  (node, report) =>
    node.kind === "scalar" && node.value === "open-by-default" ? "open-by-default" : readBoolean(node, report),
);

const flagOptions = object("a feature flag", { flag: text, "fallback-value": anything, match: anything }, ["flag"]);

/** One of the flags under which a part of the site is shown. `isList` is true if the author wrote a list. */
export interface FeatureFlag {
  readonly flag: string;
  readonly "fallback-value"?: unknown;
  readonly match?: unknown;
}

const oneFlag: Read<readonly FeatureFlag[]> = byKind({
  scalar: eitherOf([text], (node, report) => {
    const name = text(node, report);
    return name === undefined ? undefined : [{ flag: name, match: true }];
  }),
  map: eitherOf([flagOptions], (node, report) => {
    const options = flagOptions(node, report);
    return options === undefined ? undefined : [{ ...options, match: options.match ?? true }];
  }),
  list: list(flagOptions),
});

/** The keys of everything that can be shown to some readers only. */
export const restricted = { viewers: names, orphaned: flag, "feature-flag": oneFlag } as const;

/** The options of the playground of an API or of a part of it. */
export const playground = object("playground settings", {
  hidden: flag,
  environments: list(text),
  button: object("a playground button", { href: text }),
  oauth: flag,
  "limit-websocket-messages-per-connection": number,
  "send-optional-defaults": flag,
});

export type PlaygroundOptions = NonNullable<ReturnType<typeof playground>>;

const announcementKeys = object("an announcement", { message: wordText }, ["message"]);

/** The announcement of a site, a product or a version. */
export const announcement: typeof announcementKeys = eitherOf([announcementKeys], (node, report) => {
  if (node.kind !== "scalar") return announcementKeys(node, report);
  const advice = `write its text as a member: \`message: ${node.source}\``;
  report("expected", node.span, { expected: "an announcement", found: inWords(node), advice });
  return undefined;
});

/** A value for each color scheme. */
export interface Themed<T> {
  readonly dark?: T;
  readonly light?: T;
}

const themedText = object("a color for each scheme", { dark: wordText, light: wordText });

/** A color of both schemes, or one of each. */
export const color: Read<Word | Themed<Word>> = byKind<Word | Themed<Word>>({ map: themedText, scalar: wordText });

const themedPath = object("an image for each scheme", { dark: path, light: path });

/** The path of an image of both schemes, or one of each. */
export const themedImage: Read<Themed<Word>> = eitherOf([path, themedPath], (node, report) => {
  if (node.kind === "map") return themedPath(node, report);
  const file = path(node, report);
  return file === undefined ? undefined : { dark: file, light: file };
});
