/** Ids that are written to the log unchanged: ids of common proxies and load balancers, without spaces. */
const requestIdPattern = /^[\w.:=+/@-]{1,128}$/;

/**
 * Returns the id of a request that the sender, such as a load balancer, gives it in `X-Request-Id`; `undefined` if it
 * gives none, or a text that is not an id.
 */
export const sentRequestId = (header: string | undefined): string | undefined =>
  header !== undefined && requestIdPattern.test(header) ? header : undefined;
