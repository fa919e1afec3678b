export {
  type LiveChecksEntry,
  openLiveChecks,
  readFileEntries,
  readList,
  readSiteEntries,
} from "./open-live-checks.ts";
