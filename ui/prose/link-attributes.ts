/** Returns the attributes of a link in a text: other sites do not learn where their readers come from. */
export const linkAttributes = (
  href: string | undefined,
  newTab: boolean,
): { readonly rel?: string; readonly target?: string } => ({
  ...((newTab || /^https?:/i.test(href ?? "")) && { rel: "noreferrer" }),
  ...(newTab && { target: "_blank" }),
});
