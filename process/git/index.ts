/** Reads revisions of a git repository without its working tree, and without its server. */
export { missingBlobs, readBlobs } from "./blobs.ts";
export { partialCloneError, runGit } from "./run-git.ts";
export { treeFiles } from "./tree-files.ts";
