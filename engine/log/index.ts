export { type BoundedLog, emptyLog, entriesOf, entryFinder, type LogLimits, logEntries } from "./bounded-log.ts";
