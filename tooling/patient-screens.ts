/** Parts of a page may come by a file of their own; on a busy machine that takes longer than the library's second. */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 10_000 });
}

export {};
