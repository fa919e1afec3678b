// Generated from idl/areas/docs-cache.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 2249385109e0a9223c520d25c19bf44f

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

export interface InvalidateCachedDocsRequest {
  /** URL of any page of the site. The scheme is optional. */
  readonly url: Commons.Url;
}

/** The types of `docs-cache` as shapes, by id. */
export const docsCacheTypes: TypeTable = {
  "docs-cache:InvalidateCachedDocsRequest": {
    name: "InvalidateCachedDocsRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "URL of any page of the site. The scheme is optional.",
        },
      ],
    },
  },
};
