/**
 * Parts of a page may load from a separate file; on a busy machine that takes longer than the library's default of one
 * second.
 */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 10_000 });
}

export {};
