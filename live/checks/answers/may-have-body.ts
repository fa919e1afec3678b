import type { CheckInput } from "../check-input.ts";

/** Returns true if an answer may have a body (RFC 9110 sections 9.3.2, 15.3.5 and 15.4.5). */
export const mayHaveBody = ({ answer, method }: CheckInput): boolean =>
  answer !== undefined && method !== "HEAD" && answer.status !== 204 && answer.status !== 304;

/** Returns true if the answer is one of the endpoint itself, not of a method that it does not have. */
export const isOwnMethod = ({ method, target }: CheckInput): boolean => method === target.endpoint.method;
