import type { Issue } from "#engine/interpret";
import { formatPath, toPointer } from "#engine/shape";

/**
 * One issue of a request or a response on the wire. `path` is for people, `pointer` is RFC 6901 from the value's root.
 */
export interface ReportedIssue {
  readonly path: string;
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}

/** Returns a sentence with the path and the message of an issue. */
export const reportIssue = ({ path, code, message }: Issue): ReportedIssue => ({
  path: formatPath(path),
  pointer: toPointer(path),
  code,
  message,
});
