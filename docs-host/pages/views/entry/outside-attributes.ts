import type { LinkTarget } from "#docs-host/site/model";

/** The attributes of a link that an author made: where it opens, and nothing about this page for other sites. */
export const outsideAttributes = ({ href, target }: { readonly href: string; readonly target: LinkTarget }) => ({
  ...(target === "new" && { target: "_blank" }),
  ...(/^https?:/i.test(href) && { rel: "noreferrer" }),
});
