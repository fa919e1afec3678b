/**
 * The modules that generated code imports from: the entry points of a checkout of this repository, or one module that
 * has all of them, such as `callboard/client`.
 */
export type Runtime = { readonly kind: "entry-points" } | { readonly kind: "module"; readonly name: string };

/** Returns the folder of the calls, which does not depend on the IDL, so that its files can be listed early. */
export const folderOf = ({ kind }: Runtime): string => (kind === "entry-points" ? "registry" : "client");
