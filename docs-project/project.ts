import type { ApiModel } from "#engine/model";
import type { ImportSpec } from "./apis/read-api.ts";
import type { RenderCode } from "./code/render-code.ts";
import type { PlacedColor } from "./config/colors.ts";
import type { publishedConfig } from "./config/config.ts";
import type { DocsDiagnostic } from "./diagnostic.ts";
import type { PlacedNode } from "./navigation/page-addresses.ts";
import type { PlacedReference } from "./pages/placed-references.ts";
import type { ProcessedPage } from "./pages/process-page.ts";
import type { ProjectFiles } from "./project-files.ts";
import type { Instance } from "./settings/docs-yml.ts";
import type { StyleSheet } from "./settings/settings-files.ts";
import type { Environment } from "./settings/yaml-file.ts";

/** Wraps a reader of texts with a cache. Results are plain data that depends on the text alone. */
export type MemoizeText = <Result>(
  name: string,
  read: (text: string) => Result | Promise<Result>,
) => (text: string) => Result | Promise<Result>;

/** Dependencies of reading a project. */
export interface ProjectDeps {
  /** The files of the project; paths start at the folder of docs.yml. */
  readonly files: ProjectFiles;
  readonly env: Environment;
  /** Path of a description that is the whole project; without it, docs.yml or the folder is. */
  readonly description?: string | undefined;
  /** Address of the instance to read; by default the first. */
  readonly instance?: string | undefined;
  /** The folder of docs.yml in its repository, for links to the sources of pages; by default `fern`. */
  readonly inRepository?: string | undefined;
  /** Reads the description of an API; by default it is read in this process, with the default limits. */
  readonly importSpec?: ImportSpec;
  /** Wraps readers of texts, so that a text is read once; by default each text is read. */
  readonly memoizeText?: MemoizeText;
  /** Renders the code of pages; by default it is left out. */
  readonly renderCode?: RenderCode;
  /** Reads the text at a web address that a page includes; by default such includes are reported as missing. */
  readonly fetchText?: (url: string) => Promise<string | undefined>;
}

/** A file that pages or settings show. */
export interface ProjectFile {
  /** Path from the folder of docs.yml; it may begin with `../`. */
  readonly path: string;
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
  /** Content type of HTTP. */
  readonly mediaType: string;
  /** Size in pixels; absent if it can't be read. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly read: () => Promise<Uint8Array>;
}

/** An API that the navigation shows. */
export interface ProjectApi {
  /** Identifies the API in the project. */
  readonly key: string;
  /** The name under which it is registered. */
  readonly name: string;
  readonly model: ApiModel;
}

/** Ids that the registry assigns to the parts of a project. */
export interface DefinitionIds {
  /** Returns the id of a file by its path. */
  readonly file: (path: string) => string | undefined;
  /** Returns the id of a registered API by its key. */
  readonly api: (key: string) => string;
}

/** Settings of a site as they are published. */
export type PublishedConfig = ReturnType<typeof publishedConfig>;

/** A site as it is published, but for its files and APIs. */
export interface PublishedDefinition {
  readonly config: PublishedConfig;
  readonly pages: {
    readonly [id: string]: {
      readonly markdown: string;
      readonly rawMarkdown: string;
      readonly editThisPageUrl?: string;
      readonly editThisPageLaunch?: string;
    };
  };
  readonly jsFiles: { readonly [path: string]: string };
}

/** A redirect, with its position in its file. */
export interface PlacedRedirect {
  readonly source: string;
  readonly destination: string;
  readonly file: string;
  /** Lines and columns are 1-based. */
  readonly line: number;
  readonly column: number;
}

/** Options of a definition. */
export interface DefinitionOptions {
  /** The instance to publish; by default the first. */
  readonly instance?: Instance | undefined;
}

/** A docs project. */
export interface DocsProject {
  readonly instances: readonly Instance[];
  /** True if versions or products are only for the audiences of other instances, so that their pages are not read. */
  readonly hasOtherParts: boolean;
  readonly title: string | undefined;
  readonly apis: readonly ProjectApi[];
  /** Old addresses, and where they lead, as they are written. */
  readonly redirects: readonly PlacedRedirect[];
  /** Links of announcements, as they are written, at the places of their texts. */
  readonly announcedLinks: readonly PlacedReference[];
  /** The colors that the settings have. */
  readonly colors: readonly PlacedColor[];
  readonly styleSheets: readonly StyleSheet[];
  readonly files: readonly ProjectFile[];
  readonly pages: ReadonlyMap<string, ProcessedPage>;
  /** Returns the address in the repository of a file or folder that a page links to, if it is not a page. */
  readonly sourceLink: (page: string, target: string) => string | undefined;
  /** Returns the addresses of pages, by their paths. */
  readonly addresses: (options?: DefinitionOptions) => ReadonlyMap<string, string>;
  /** Returns all addresses at which the navigation shows something; parts of APIs have the keys of these. */
  readonly placedNodes: (options?: DefinitionOptions) => readonly PlacedNode[];
  /** Returns the site as it is published, with these ids. */
  readonly definition: (ids: DefinitionIds, options?: DefinitionOptions) => PublishedDefinition;
  /** Paths of everything that was read or looked for: a change of any of them may change the project. */
  readonly watched: ReadonlySet<string>;
}

/** A project and its mistakes; without a project if there is nothing to show. */
export type ReadProject =
  | { readonly ok: true; readonly project: DocsProject; readonly diagnostics: readonly DocsDiagnostic[] }
  | {
      readonly ok: false;
      readonly diagnostics: readonly DocsDiagnostic[];
      /** True if there is nothing that could be a project. */
      readonly isEmpty?: true;
    };
