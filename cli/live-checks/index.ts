export { openLiveChecks } from "./open-live-checks.ts";
export { type LiveChecksEntry, readFileEntries, readList, readSiteEntries } from "./read-entries.ts";
