// Generated from idl/ by `npm run generate`. Do not edit: change the IDL.
// sha256 b62be30f82990ab40db04ca8916ac6fc

import type { ErrorDescriptor } from "#transport";

/**
 * No definition has this id, or it belongs to an organisation that the token cannot read.
 *
 * Status 404.
 */
export interface ApiDoesNotExistError {
  readonly error: "ApiDoesNotExistError";
}

export const apiDoesNotExistError = { name: "ApiDoesNotExistError", status: 404 } as const satisfies ErrorDescriptor;

/**
 * The call carries no token, or one that is unknown or revoked. The content says which.
 *
 * Status 401.
 */
export interface UnauthorizedError {
  readonly error: "UnauthorizedError";
  readonly content: string;
}

export const unauthorizedError = { name: "UnauthorizedError", status: 401, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * The token is valid and belongs to another organisation than the one the call names or changes.
 *
 * Status 403.
 */
export interface UserNotInOrgError {
  readonly error: "UserNotInOrgError";
  readonly content: string;
}

export const userNotInOrgError = { name: "UserNotInOrgError", status: 403, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * Something the registry depends on does not answer. The same call may succeed a little later.
 *
 * Status 503.
 */
export interface UnavailableError {
  readonly error: "UnavailableError";
  readonly content: string;
}

export const unavailableError = { name: "UnavailableError", status: 503, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * No docs site is registered at this address, or the token cannot read it.
 *
 * Status 404.
 */
export interface DomainNotRegisteredError {
  readonly error: "DomainNotRegisteredError";
}

export const domainNotRegisteredError = { name: "DomainNotRegisteredError", status: 404 } as const satisfies ErrorDescriptor;

/**
 * No registration in progress has this id. It was never started, it is finished, or it has expired.
 *
 * Status 404.
 */
export interface DocsRegistrationIdNotFound {
  readonly error: "DocsRegistrationIdNotFound";
}

export const docsRegistrationIdNotFound = { name: "DocsRegistrationIdNotFound", status: 404 } as const satisfies ErrorDescriptor;

/**
 * The main address is not one that this registry hands out.
 *
 * Status 400.
 */
export interface InvalidDomainError {
  readonly error: "InvalidDomainError";
}

export const invalidDomainError = { name: "InvalidDomainError", status: 400 } as const satisfies ErrorDescriptor;

/**
 * A custom address is no valid host name, or two of the addresses given cover each other.
 *
 * Status 400.
 */
export interface InvalidCustomDomainError {
  readonly error: "InvalidCustomDomainError";
}

export const invalidCustomDomainError = { name: "InvalidCustomDomainError", status: 400 } as const satisfies ErrorDescriptor;

/**
 * One of the addresses is already taken by another organisation. The content names it.
 *
 * Status 403.
 */
export interface DomainBelongsToAnotherOrgError {
  readonly error: "DomainBelongsToAnotherOrgError";
  readonly content: string;
}

export const domainBelongsToAnotherOrgError = { name: "DomainBelongsToAnotherOrgError", status: 403, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * An address cannot be read, or its path holds neither a letter nor a digit. The content says which and why.
 *
 * Status 400.
 */
export interface InvalidURLError {
  readonly error: "InvalidURLError";
  readonly content: string;
}

export const invalidURLError = { name: "InvalidURLError", status: 400, content: { kind: "string" } } as const satisfies ErrorDescriptor;
