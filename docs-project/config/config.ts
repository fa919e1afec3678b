import type { Word } from "#codegen/reading";
import { present } from "#engine/json";
import type { RootNode } from "../navigation/nodes.ts";
import type { DocsYml, Instance, Redirect } from "../settings/docs-yml.ts";
import type { AiChat, Analytics, Metadata, PageActions } from "../settings/integrations.ts";
import type { MenuLink, NavbarLink } from "../settings/navbar-links.ts";
import type { Labels } from "../translations/read-labels.ts";
import { publishedColors } from "./colors.ts";
import { publishedLayout, publishedSettings, publishedTheme, publishedTypography } from "./look.ts";

/** Inputs of the conversion of a project's settings. */
export interface ConfigParts {
  readonly docs: DocsYml;
  readonly instance: Instance | undefined;
  readonly root: RootNode;
  readonly redirects: readonly Redirect[] | undefined;
  /** Texts of the style sheets. */
  readonly css: readonly string[];
  /** The labels of the navigation in the further languages, by their tags. */
  readonly labels: ReadonlyMap<string, Labels>;
  /** Returns the id of an uploaded file by its path, as written in docs.yml. */
  readonly fileId: (path: Word | undefined) => string | undefined;
  /** Returns an icon as it is published. */
  readonly icon: (icon: string | undefined) => string | undefined;
  /** Returns the path of a file from the folder of docs.yml. */
  readonly path: (path: Word | undefined) => string | undefined;
}

/** Converts the settings of a project as they are published. */
export function publishedConfig(parts: ConfigParts) {
  const { docs, instance, root, redirects, css, labels, fileId, icon, path } = parts;
  const { agents, integrations, experimental, announcement } = docs;
  return present({
    title: docs.title,
    logoHeight: docs.logo?.height,
    logoHref: docs.logo?.href || undefined,
    logoRightText: docs.logo?.["right-text"],
    favicon: fileId(docs.favicon),
    root,
    colorsV3: publishedColors(docs, fileId),
    navbarLinks: docs["navbar-links"]?.map((link) => publishedNavbarLink(link, icon)),
    typographyV2: publishedTypography(docs.typography, fileId),
    layout: publishedLayout(docs.layout, docs.theme?.tabs),
    settings: publishedSettings(docs.settings, experimental?.["external-sitemaps"]),
    css: docs.css === undefined ? undefined : { inline: css },
    js: publishedScripts(docs, fileId),
    agents:
      agents &&
      present({
        pageDirective: agents["page-directive"],
        pageDescriptionSource: agents["page-description-source"],
        llmsTxt: fileId(agents["llms-txt"]),
        llmsFullTxt: fileId(agents["llms-full-txt"]),
        robotsTxt: fileId(agents["robots-txt"]),
      }),
    metadata: docs.metadata && publishedMetadata(docs.metadata, fileId),
    redirects: redirects?.map((one) => ({ ...one, source: one.source.text, destination: one.destination.text })),
    integrations: integrations && present({ intercom: integrations.intercom, context7: fileId(integrations.context7) }),
    footerLinks: docs["footer-links"]?.length === 0 ? undefined : docs["footer-links"],
    defaultLanguage: docs["default-language"],
    languages: docs.languages,
    translations: publishedTranslations(docs.translations, labels),
    analyticsConfig: publishedAnalytics(docs.analytics),
    aiChatConfig: publishedAiChat(docs["ai-search"] ?? docs["ai-chat"]),
    announcement: announcement && { text: announcement.message.text },
    editThisPageLaunch: instance?.["edit-this-page"]?.launch,
    embedding: docs.settings?.embedding && { allowedOrigins: docs.settings.embedding["allowed-origins"] },
    pageActions: docs["page-actions"] && publishedPageActions(docs["page-actions"], icon),
    theme: publishedTheme(docs.theme),
    header: path(docs.header),
    footer: path(docs.footer),
  });
}

function publishedNavbarLink(link: NavbarLink, icon: ConfigParts["icon"]) {
  if (link.kind === "github") {
    const { url, target, viewers } = link;
    return present({ type: "github" as const, url, target, viewers });
  }
  if (link.kind === "dropdown") {
    const { text, rounded, viewers, links } = link;
    return present({
      type: "dropdown" as const,
      ...{ text, rounded, viewers },
      icon: icon(link.icon),
      rightIcon: icon(link.rightIcon),
      links: links.map((one) => publishedMenuLink(one, one.url ?? one.href, icon)),
    });
  }
  const { href: _, ...rest } = publishedMenuLink(link, link.href ?? link.url, icon);
  return { ...rest, type: link.type };
}

const publishedMenuLink = (link: MenuLink, url: string | undefined, icon: ConfigParts["icon"]) =>
  present({
    href: link.href,
    target: link.target,
    url: url ?? "/",
    text: link.text,
    icon: icon(link.icon),
    rightIcon: icon(link.rightIcon),
    rounded: link.rounded,
    viewers: link.viewers,
  });

function publishedScripts({ js }: DocsYml, fileId: ConfigParts["fileId"]) {
  if (js === undefined) return { files: [] };
  return {
    files: js.flatMap((script) => {
      const id = script.kind === "file" ? fileId(script.path) : undefined;
      return id === undefined ? [] : [present({ fileId: id, strategy: script.strategy })];
    }),
    remote: js.flatMap((script) =>
      script.kind === "remote"
        ? [present({ strategy: script.strategy, url: script.url, disableSri: script["disable-sri"] })]
        : [],
    ),
  };
}

function publishedMetadata(metadata: Metadata, fileId: ConfigParts["fileId"]) {
  const image = (word: Word | undefined) => {
    if (word === undefined) return undefined;
    const id = word.text.startsWith("http") ? undefined : fileId(word);
    return id === undefined ? { type: "url" as const, value: word.text } : { type: "fileId" as const, value: id };
  };
  const { "canonical-host": canonicalHost, ...rest } = metadata;
  return present({
    ...rest,
    "og:image": image(metadata["og:image"]),
    "og:logo": image(metadata["og:logo"]),
    "twitter:image": image(metadata["twitter:image"]),
    "og:dynamic:background-image": image(metadata["og:dynamic:background-image"]),
    canonicalHost,
  });
}

function publishedTranslations(translations: DocsYml["translations"], labels: ConfigParts["labels"]) {
  if (translations === undefined || translations.length === 0) return undefined;
  const [first] = translations;
  const defaultLocale = translations.find((one) => one.default === true) ?? first;
  const known = [...labels].filter(([, own]) => Object.keys(own).length > 0);
  return {
    defaultLocale: defaultLocale?.lang,
    translations: translations.map(({ lang }) => lang),
    // Publishers send no labels; this site shows them.
    ...(known.length > 0 && { labels: Object.fromEntries(known) }),
  };
}

const publishedAnalytics = ({ segment, fullstory, intercom, posthog, gtm, ga4 }: Analytics = {}) =>
  present({
    segment: segment && { writeKey: segment["write-key"] },
    fullstory: fullstory && { orgId: fullstory["org-id"] },
    intercom: intercom && present({ appId: intercom["app-id"], apiBase: intercom["api-base"] }),
    posthog: posthog && present({ apiKey: posthog["api-key"], endpoint: posthog.endpoint }),
    gtm: gtm && { containerId: gtm["container-id"] },
    ga4: ga4 && { measurementId: ga4["measurement-id"] },
  });

function publishedAiChat(chat: AiChat | undefined) {
  if (chat === undefined) return undefined;
  return present({
    model: chat.model,
    systemPrompt: chat["system-prompt"],
    location: chat.location?.filter((place) => place !== "discord"),
    datasources: chat.datasources,
    maskPii: chat["mask-pii"],
    disclaimer: chat.disclaimer,
  });
}

const actionNames = {
  "copy-page": "copyPage",
  "view-as-markdown": "viewAsMarkdown",
  "ask-ai": "askAi",
  chatgpt: "openAi",
  claude: "claude",
  cursor: "cursor",
  "claude-code": "claudeCode",
  vscode: "vscode",
} as const;

function publishedPageActions({ default: first, options = {} }: PageActions, icon: ConfigParts["icon"]) {
  const { skills } = options;
  return present({
    default: first && actionNames[first],
    options: present({
      askAi: options["ask-ai"] ?? true,
      copyPage: options["copy-page"] ?? true,
      viewAsMarkdown: options["view-as-markdown"] ?? true,
      openAi: options.chatgpt ?? true,
      claude: options.claude ?? true,
      cursor: options.cursor ?? true,
      claudeCode: options["claude-code"] ?? true,
      vscode: options.vscode ?? false,
      mcp: (options.mcp ?? true) ? undefined : false,
      custom: (options.custom ?? []).map((action) =>
        present({
          title: action.title,
          subtitle: action.subtitle,
          url: action.url,
          icon: icon(action.icon),
          default: action.default,
        }),
      ),
      skills:
        skills &&
        present({
          title: skills.title,
          description: skills.description,
          learnMoreUrl: skills["learn-more-url"],
          repository: skills.repository,
          installCommand: skills["install-command"],
          skills: skills.skills,
        }),
    }),
  });
}
