/** The name of the law that is tried on the page, in tables, paths and replay files. */
export const pageLaw = "page";
