export { openLiveChecks } from "./open-live-checks.ts";
export { readFileEntries, readList, readSiteEntries } from "./read-entries.ts";
