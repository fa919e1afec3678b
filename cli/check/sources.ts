import type { DescriptionAccess } from "../register/load-description.ts";

/** Sources of APIs. */
export interface Sources extends DescriptionAccess {
  readonly registry: string;
  /** The docs site with the APIs to look up by name. */
  readonly site: string;
}
