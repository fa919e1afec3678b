import { expect, it } from "vitest";
import { buildSite } from "../site/index.ts";
import { siteDocuments } from "./site-documents.ts";

it("describes a page without the marks of markdown", () => {
  const markdown = "---\ntitle: Watering\ndescription: The **dry** tansy keeps `elm` and [ivy](/ivy).\n---\nText.\n";
  const site = buildSite({
    hash: "h",
    apis: new Map(),
    definition: {
      pages: { "a.mdx": { markdown } },
      config: {
        title: "Garden",
        root: {
          type: "root",
          slug: "",
          child: {
            type: "sidebarRoot",
            children: [{ type: "page", title: "Watering", slug: "watering", pageId: "a.mdx" }],
          },
        },
      },
    },
  });
  expect([...siteDocuments(site)]).toMatchObject([{ description: "The dry tansy keeps elm and ivy." }]);
});
