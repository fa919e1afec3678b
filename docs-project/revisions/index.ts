export { withRevisions } from "./git-revisions.ts";
export { pathAtRevision, revisionPath, revisionRoot } from "./revision-path.ts";
