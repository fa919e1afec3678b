// Generated from idl/areas/docs-cache.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 e1a2d0b6e0f9cc52b151d7dcf1eec179

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

export interface InvalidateCachedDocsRequest {
  /** Address of any page of the site. The scheme may be left out. */
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
          description: "Address of any page of the site. The scheme may be left out.",
        },
      ],
    },
  },
};
