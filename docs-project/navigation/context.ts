import { present } from "#engine/json";
import type { Availability, FeatureFlag } from "../settings/common.ts";
import type { Restricted } from "../settings/navigation-items.ts";
import type { ApiTree } from "./api-tree.ts";
import type { Icon } from "./entries.ts";
import type { NodeIds } from "./node-ids.ts";

/** The settings in the front matter of a page that concern its place in the navigation. */
export interface PagePlace {
  readonly slug?: string;
  readonly sidebarTitle?: string;
  readonly noindex?: boolean;
  readonly tags?: readonly string[];
  readonly availability?: Availability;
}

/** Inputs of building a navigation. */
export interface BuildContext {
  readonly ids: NodeIds;
  /** The places of pages, by their paths. */
  readonly pages: ReadonlyMap<string, PagePlace>;
  /** Returns the id of an uploaded file; `undefined` if there is no such file. */
  readonly fileId: (path: string) => string | undefined;
  /** The APIs, by their keys. */
  readonly apis: ReadonlyMap<string, ApiTree>;
  /** Returns the id of a registered API. */
  readonly apiId: (key: string) => string;
}

/** Properties that an item inherits from those around it. */
export interface Inherited {
  readonly hidden?: boolean | undefined;
  readonly availability?: Availability | undefined;
}

export const iconText = (icon: Icon | undefined, { fileId }: Pick<BuildContext, "fileId">): string | undefined => {
  if (icon === undefined || icon.kind === "name") return icon?.name;
  const id = fileId(icon.path);
  return id === undefined ? icon.path : `file:${id}`;
};

/** Returns the members of a node that restrict its readers. */
export const restriction = ({ viewers, orphaned, "feature-flag": flags }: Restricted) =>
  present({
    viewers: viewers === undefined || viewers.length === 0 ? undefined : viewers,
    orphaned,
    featureFlags: flags?.map(featureFlag),
  });

const featureFlag = ({ flag, match, "fallback-value": fallbackValue }: FeatureFlag) =>
  present({ flag, match, fallbackValue });
