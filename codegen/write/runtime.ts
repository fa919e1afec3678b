/**
 * The modules that generated code imports from: the entry points of a checkout of this repository, or one module that
 * has all of them, such as `callboard/client`.
 */
export type Runtime = { readonly kind: "doors" } | { readonly kind: "module"; readonly name: string };

/** Returns the folder of the calls; it is known before the IDL is read, so that its files can be listed first. */
export const folderOf = ({ kind }: Runtime): string => (kind === "doors" ? "registry" : "client");
