/** The values of a JSON text by their positions in it. */
export { syntaxErrorAt, syntaxErrorIn } from "./json-check.ts";
export { copiedValue, type NodePaths, nodePaths } from "./node-paths.ts";
export { holdsOthers, isLast, memberStart, type Nodes, nodeAt, parentOf, sorts } from "./nodes.ts";
export { maxNodes, nodesIn } from "./scan-nodes.ts";
