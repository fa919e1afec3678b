import { outwardScheme, type Site } from "#docs-host/site/model";
import { markdownUrl, mcpUrl } from "#docs-host/site/page-data";
import { hostOf, isPublicHost } from "#engine/host";
import { own } from "#engine/json";
import type { Texts } from "#ui/text";

/** An action of the menu beside the title of a page. */
export interface PageAction {
  readonly key: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly icon?: string;
  readonly target:
    | { readonly kind: "link"; readonly href: string }
    /** Copies the text at an address. */
    | { readonly kind: "copy-from"; readonly href: string }
    | { readonly kind: "copy-text"; readonly text: string };
}

/** The page that actions are about. */
export interface ActedPage {
  readonly site: Pick<Site, "title" | "base" | "settings">;
  /** Its path on its host. */
  readonly href: string;
  /** Absolute addresses of the page and of its site. */
  readonly url: string;
  readonly siteUrl: string;
  readonly hasMcp: boolean;
  readonly translator: Texts;
}

/**
 * Returns the actions of a page in the order of its menu; the first one is a button. An action is left out if this
 * server has nothing for it: a site without MCP can't be connected.
 */
export function pageActionList(page: ActedPage): readonly PageAction[] {
  const { shown, custom, first } = page.site.settings.extensions.pageActions;
  const known = builtIn(page);
  const actions = [
    ...shown.flatMap((name) => own(known, name) ?? []),
    ...custom.flatMap((one, i): readonly PageAction[] => {
      const href = filledUrl(one.url, page);
      if (href === undefined) return [];
      const { title, subtitle, icon } = one;
      return [
        {
          ...{ key: `custom ${i}`, title, target: { kind: "link", href } },
          ...(subtitle !== undefined && { subtitle }),
          ...(icon !== undefined && { icon }),
        },
      ];
    }),
  ];
  const leading = custom.findIndex(({ isFirst }) => isFirst);
  const wanted = leading === -1 ? first : `custom ${leading}`;
  return [...actions].sort((a, b) => Number(b.key === wanted) - Number(a.key === wanted));
}

/** The actions of all sites, by their names in the settings. */
function builtIn(page: ActedPage): { readonly [name: string]: PageAction } {
  const { href, url, siteUrl, site } = page;
  const { text: say } = page.translator;
  const markdown = markdownUrl(href, site.base ?? "");
  const question = `Read ${new URL(markdown, url).href} so that I can ask questions about it.`;
  const ask = (address: string): Pick<PageAction, "target"> => to(address + encodeURIComponent(question));
  const isConnected = page.hasMcp && site.settings.extensions.pageActions.shown.includes("mcp");
  const mcp = siteUrl + mcpUrl("");
  const name = mcpName(site.title);
  const asks = say("askAboutThisPage");
  const connects = say("connectsItToThese");
  const claudeCode = {
    ...{ key: "claudeCode", title: say("openInName", { name: "Claude Code" }), icon: "terminal" },
    subtitle: say("copiesACommandFor"),
  };
  const cursor = { key: "cursor", title: say("openInName", { name: "Cursor" }), icon: "arrow-pointer" };
  // They read the page by themselves, which only a public one lets them.
  const ofServices: readonly PageAction[] = [
    {
      key: "openAi",
      title: say("openInName", { name: "ChatGPT" }),
      subtitle: asks,
      icon: "brands openai",
      ...ask("https://chatgpt.com/?q="),
    },
    {
      key: "claude",
      title: say("openInName", { name: "Claude" }),
      subtitle: asks,
      icon: "brands claude",
      ...ask("https://claude.ai/new?q="),
    },
  ];
  const ofText: readonly PageAction[] = [
    {
      key: "copyPage",
      title: say("copyPage"),
      subtitle: say("asMarkdownForAn"),
      icon: "copy",
      ...from(markdown),
    },
    {
      ...{ key: "viewAsMarkdown", title: say("viewAsMarkdown"), subtitle: say("theTextOfThis") },
      ...{ icon: "brands markdown", ...to(markdown) },
    },
    ...(isPublicHost(hostOf(new URL(url))) ? ofServices : []),
    { ...claudeCode, ...text(`claude ${quoted(question)}`) },
    { ...cursor, subtitle: asks, ...ask("cursor://anysphere.cursor-deeplink/prompt?text=") },
  ];
  const ofSite: readonly PageAction[] = [
    { ...claudeCode, ...text(`claude mcp add --transport http ${name} ${quoted(mcp)}`) },
    { ...cursor, subtitle: connects, ...to(cursorUrl(name, mcp)) },
    { key: "mcp", title: say("copyTheMcpAddress"), subtitle: mcp, icon: "plug", ...text(mcp) },
    {
      key: "vscode",
      title: say("openInName", { name: "VS Code" }),
      subtitle: connects,
      icon: "code",
      ...to(vscodeUrl(name, mcp)),
    },
  ];
  const actions = [...ofText, ...(isConnected ? ofSite : [])];
  return Object.fromEntries(actions.map((action) => [action.key, action]));
}

const to = (href: string): Pick<PageAction, "target"> => ({ target: { kind: "link", href } });
const from = (href: string): Pick<PageAction, "target"> => ({ target: { kind: "copy-from", href } });
const text = (value: string): Pick<PageAction, "target"> => ({ target: { kind: "copy-text", text: value } });

/** Quotes an address, or a sentence with one, for a shell; an address may have `%27` in place of a quote. */
const quoted = (value: string): string => `'${value.replaceAll("'", "%27")}'`;

/** A name that needs no quotes in a command. */
const mcpName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "docs";

const cursorUrl = (name: string, url: string): string =>
  `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${encodeURIComponent(btoa(JSON.stringify({ url })))}`;

const vscodeUrl = (name: string, url: string): string =>
  `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, type: "http", url }))}`;

/**
 * Fills in `{slug}`, `{domain}` and `{url}`. They are encoded in a query. Returns undefined for addresses of other
 * schemes, such as `javascript:`.
 */
function filledUrl(template: string, { href, url }: ActedPage): string | undefined {
  const values: { readonly [name: string]: string } = { slug: href.slice(1), domain: new URL(url).host, url };
  const query = template.indexOf("?");
  const filled = template.replaceAll(/\{(slug|domain|url)\}/g, (_, name: string, at: number) => {
    const value = values[name] ?? "";
    return query !== -1 && at > query ? encodeURIComponent(value) : value;
  });
  const parsed = URL.parse(filled, url);
  return parsed !== null && outwardScheme.test(parsed.protocol) ? filled : undefined;
}
