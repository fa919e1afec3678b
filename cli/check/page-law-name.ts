/** The name of the law on the page, in tables, paths and replay files. */
export const pageLaw = "page";
