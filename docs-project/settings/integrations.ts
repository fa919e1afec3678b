import type { Read } from "#codegen/reading";
import { byKind, flag, list, number, object, path, text, word } from "./reading.ts";

export const analytics = object("analytics", {
  segment: object("Segment settings", { "write-key": text }, ["write-key"]),
  fullstory: object("FullStory settings", { "org-id": text }, ["org-id"]),
  intercom: object("Intercom settings", { "app-id": text, "api-base": text }, ["app-id"]),
  posthog: object("PostHog settings", { "api-key": text, endpoint: text }, ["api-key"]),
  gtm: object("Google Tag Manager settings", { "container-id": text }, ["container-id"]),
  ga4: object("Google Analytics settings", { "measurement-id": text }, ["measurement-id"]),
});

export type Analytics = NonNullable<ReturnType<typeof analytics>>;

export const integrations = object("integrations", { intercom: text, context7: path });

export const aiChat = object("an AI search", {
  model: word("a model", "claude-3.5", "claude-3.7", "claude-4", "command-a"),
  "system-prompt": text,
  location: list(word("a location", "docs", "slack", "discord")),
  datasources: list(object("a data source", { url: text, title: text }, ["url"])),
  "mask-pii": flag,
  disclaimer: text,
});

export type AiChat = NonNullable<ReturnType<typeof aiChat>>;

export const agents = object("settings for agents", {
  "page-directive": text,
  "page-description-source": word("a source of descriptions", "description", "subtitle"),
  "llms-txt": path,
  "llms-full-txt": path,
  "robots-txt": path,
});

export const metadata = object("metadata", {
  "og:site_name": text,
  "og:title": text,
  "og:description": text,
  "og:url": text,
  "og:image": path,
  "og:image:width": number,
  "og:image:height": number,
  "og:locale": text,
  "og:logo": path,
  "twitter:title": text,
  "twitter:description": text,
  "twitter:handle": text,
  "twitter:image": path,
  "twitter:site": text,
  "twitter:url": text,
  "twitter:card": word("a card", "summary", "summary_large_image", "app", "player"),
  "og:dynamic": flag,
  "og:dynamic:background-image": path,
  "og:dynamic:text-color": text,
  "og:dynamic:background-color": text,
  "og:dynamic:logo-color": word("a color", "dark", "light"),
  "og:dynamic:show-logo": flag,
  "og:dynamic:show-section": flag,
  "og:dynamic:show-description": flag,
  "og:dynamic:show-url": flag,
  "og:dynamic:show-gradient": flag,
  "canonical-host": text,
});

export type Metadata = NonNullable<ReturnType<typeof metadata>>;

const action = object("an action", { title: text, subtitle: text, url: text, icon: text, default: flag }, [
  "title",
  "url",
]);

const installCommand: Read<string | readonly string[]> = byKind<string | readonly string[]>({
  list: list(text),
  scalar: text,
});

const skills = object("skills", {
  title: text,
  description: text,
  "learn-more-url": text,
  repository: text,
  "install-command": installCommand,
  skills: list(object("a skill", { name: text, description: text, url: text }, ["name"])),
});

export const pageActions = object("page actions", {
  default: word(
    "a page action",
    ...(["copy-page", "view-as-markdown", "ask-ai", "chatgpt", "claude", "cursor", "claude-code", "vscode"] as const),
  ),
  options: object("options of page actions", {
    "copy-page": flag,
    "view-as-markdown": flag,
    "ask-ai": flag,
    chatgpt: flag,
    claude: flag,
    "claude-code": flag,
    cursor: flag,
    mcp: flag,
    "mcp-auth": flag,
    vscode: flag,
    custom: list(action),
    skills,
  }),
});

export type PageActions = NonNullable<ReturnType<typeof pageActions>>;
