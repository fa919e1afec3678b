import type { Target } from "../targets/index.ts";

/** Returns true if a description documents a response for missing things. */
export const saysGone = ({ endpoint }: Target): boolean =>
  endpoint.errors.some(
    ({ statusCode, statusRange }) => statusRange === undefined && (statusCode === 404 || statusCode === 410),
  );
