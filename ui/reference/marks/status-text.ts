/** The status of a response as its definition names it: `404`, `4XX`, or `Default` for all other statuses. */
export const statusText = ({
  statusCode,
  statusRange,
}: {
  readonly statusCode: number;
  readonly statusRange?: string;
}): string => (statusRange === "default" ? "Default" : (statusRange ?? String(statusCode)));
