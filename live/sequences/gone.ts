import type { Target } from "../targets/index.ts";

/** Returns true if a description has an answer for what is not there. */
export const saysGone = ({ endpoint }: Target): boolean =>
  endpoint.errors.some(
    ({ statusCode, statusRange }) => statusRange === undefined && (statusCode === 404 || statusCode === 410),
  );
