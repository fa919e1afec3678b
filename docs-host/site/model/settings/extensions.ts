import { present } from "#engine/json";
import { choice, flag, list, member, members, text, texts } from "../wire.ts";
import { fileId } from "./look.ts";

/** When a script of an author runs. */
export type ScriptStrategy = "beforeInteractive" | "afterInteractive" | "lazyOnload";

/** The styles and the scripts of an author, and the services that pages use. */
export interface ExtensionSettings {
  readonly css: readonly string[];
  readonly scripts: readonly (
    | { readonly kind: "file"; readonly file: string; readonly strategy: ScriptStrategy }
    | { readonly kind: "remote"; readonly url: string; readonly strategy: ScriptStrategy; readonly hasNoHash: boolean }
  )[];
  /** Paths of the components that replace header and footer, in the sources of the site. */
  readonly header?: string;
  readonly footer?: string;
  /** Settings of services that count visits, by the names of services. */
  readonly analytics: { readonly [service: string]: { readonly [name: string]: string } };
  /** Ids or flags of services that add something to pages, by the names of services. */
  readonly integrations: { readonly [service: string]: string };
  readonly pageActions: PageActions;
}

/** The menu beside the title of a page. */
export interface PageActions {
  /** The one that is a button; the first without it. */
  readonly first?: string;
  /** The names of those that are on, such as `copyPage`. */
  readonly shown: readonly string[];
  readonly custom: readonly {
    readonly title: string;
    readonly subtitle?: string;
    /** May contain `{slug}`, `{domain}` and `{url}`. */
    readonly url: string;
    readonly icon?: string;
    readonly isFirst: boolean;
  }[];
}

/** The actions of pages, in the order of the menu, with those that are on unless an author turns them off. */
const actions = {
  ...{ copyPage: true, viewAsMarkdown: true, askAi: true, openAi: true, claude: true, claudeCode: true, cursor: true },
  ...{ mcp: true, vscode: false, mcpAuth: false },
} as const;

/** Reads the styles, scripts and services of a site. */
export function extensionSettings(config: unknown): ExtensionSettings {
  const js = member(config, "js");
  const files = list(member(js, "files")).flatMap((one) => {
    const file = fileId(member(one, "fileId"));
    return file === undefined ? [] : [{ kind: "file", file, strategy: strategyOf(one) } as const];
  });
  const remote = list(member(js, "remote")).flatMap((one) => {
    const url = text(member(one, "url"));
    const hasNoHash = flag(member(one, "disableSri"));
    return url === undefined ? [] : [{ kind: "remote", url, strategy: strategyOf(one), hasNoHash } as const];
  });
  return {
    css: texts(member(member(config, "css"), "inline")),
    scripts: [...remote, ...files],
    ...present({ header: text(member(config, "header")), footer: text(member(config, "footer")) }),
    analytics: members(member(config, "analyticsConfig"), (service) =>
      typeof service === "object" && service !== null ? members(service, text) : undefined,
    ),
    integrations: members(member(config, "integrations"), text),
    pageActions: pageActions(member(config, "pageActions")),
  };
}

const strategyOf = (script: unknown): ScriptStrategy =>
  choice(
    member(script, "strategy"),
    {
      beforeInteractive: "beforeInteractive",
      afterInteractive: "afterInteractive",
      lazyOnload: "lazyOnload",
    } as const,
    "afterInteractive",
  );

function pageActions(value: unknown): PageActions {
  const options = member(value, "options");
  const isOn = (name: string, byDefault: boolean): boolean => {
    const given = member(options, name);
    return typeof given === "boolean" ? given : byDefault;
  };
  return {
    ...present({ first: text(member(value, "default")) }),
    shown: Object.entries(actions).flatMap(([name, byDefault]) => (isOn(name, byDefault) ? [name] : [])),
    custom: list(member(options, "custom")).flatMap((one) => {
      const title = text(member(one, "title"));
      const url = text(member(one, "url"));
      if (title === undefined || url === undefined) return [];
      return [
        {
          title,
          url,
          ...present({ subtitle: text(member(one, "subtitle")), icon: text(member(one, "icon")) }),
          isFirst: flag(member(one, "default")),
        },
      ];
    }),
  };
}
