/** Reads revisions of a git repository without its working tree, and without its server. */
export { type Blobs, missingBlobs, readBlobs } from "./blobs.ts";
export { type GitAnswer, runGit } from "./run-git.ts";
export { type TreeFile, treeFiles } from "./tree-files.ts";
