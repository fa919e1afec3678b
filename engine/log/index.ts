export {
  type BoundedLog,
  emptyLog,
  entriesOf,
  entryFinder,
  type LogLimits,
  logEntries,
  mapLastEntry,
} from "./bounded-log.ts";
