import type { Issue } from "#engine/interpret";
import { pointer, spoken } from "#engine/shape";

/** What is said of one fault of a request or an answer. `path` is for people, `pointer` is RFC 6901 from the value's root. */
export interface ReportedIssue {
  readonly path: string;
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}

/** Says where a fault is and what it is. */
export const reportIssue = ({ at, code, message }: Issue): ReportedIssue => ({
  path: spoken(at),
  pointer: pointer(at),
  code,
  message,
});
