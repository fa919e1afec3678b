// Generated from idl/ by `npm run generate`. Do not edit: change the IDL.
// sha256 6c9c29df4eb4f0a894bda2ab5c3d27d3

import type { ErrorDescriptor } from "#transport";
import type { generatorsCommons as GeneratorsCommons, git as Git } from "#generated/types";

/**
 * No definition has this id, or it belongs to an organization that the token cannot read.
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
 * The token is valid and belongs to another organization than the one that the call names, changes or is reserved for. The content names it.
 *
 * Status 403.
 */
export interface UserNotInOrgError {
  readonly error: "UserNotInOrgError";
  readonly content: string;
}

export const userNotInOrgError = { name: "UserNotInOrgError", status: 403, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * What the call depends on does not answer now, as the content says. The same call may succeed a little later.
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
 * One of the addresses is already taken by another organization. The content names it.
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

/**
 * No docs site is at this address, though an organization may hold its host.
 *
 * Status 404.
 */
export interface DocsNotFoundError {
  readonly error: "DocsNotFoundError";
}

export const docsNotFoundError = { name: "DocsNotFoundError", status: 404 } as const satisfies ErrorDescriptor;

/**
 * No stored configuration has this id, or it belongs to an organization that the token cannot read.
 *
 * Status 404.
 */
export interface DocsDefinitionNotFoundError {
  readonly error: "DocsDefinitionNotFoundError";
}

export const docsDefinitionNotFoundError = { name: "DocsDefinitionNotFoundError", status: 404 } as const satisfies ErrorDescriptor;

/**
 * The tool has no release with this version. The content holds it.
 *
 * Status 404.
 */
export interface CliVersionNotFoundError {
  readonly error: "CliVersionNotFoundError";
  readonly content: GeneratorsCommons.InvalidVersionErrorMessage;
}

export const cliVersionNotFoundError = {
  name: "CliVersionNotFoundError",
  status: 404,
  content: { kind: "ref", id: "generators-commons:InvalidVersionErrorMessage" },
} as const satisfies ErrorDescriptor;

/**
 * No release of the tool fits what was asked for.
 *
 * Status 404.
 */
export interface NoValidClisFoundError {
  readonly error: "NoValidClisFoundError";
}

export const noValidClisFoundError = { name: "NoValidClisFoundError", status: 404 } as const satisfies ErrorDescriptor;

/**
 * A version is not three numbers joined by dots with at most the number of a release candidate. The content holds it.
 *
 * Status 400.
 */
export interface InvalidVersionError {
  readonly error: "InvalidVersionError";
  readonly content: GeneratorsCommons.InvalidVersionErrorMessage;
}

export const invalidVersionError = {
  name: "InvalidVersionError",
  status: 400,
  content: { kind: "ref", id: "generators-commons:InvalidVersionErrorMessage" },
} as const satisfies ErrorDescriptor;

/**
 * The generator has no release with this version. The content holds it.
 *
 * Status 404.
 */
export interface GeneratorVersionNotFoundError {
  readonly error: "GeneratorVersionNotFoundError";
  readonly content: GeneratorsCommons.InvalidVersionErrorMessage;
}

export const generatorVersionNotFoundError = {
  name: "GeneratorVersionNotFoundError",
  status: 404,
  content: { kind: "ref", id: "generators-commons:InvalidVersionErrorMessage" },
} as const satisfies ErrorDescriptor;

/**
 * No release of the generator fits what was asked for.
 *
 * Status 404.
 */
export interface NoValidGeneratorsFoundError {
  readonly error: "NoValidGeneratorsFoundError";
}

export const noValidGeneratorsFoundError = { name: "NoValidGeneratorsFoundError", status: 404 } as const satisfies ErrorDescriptor;

/**
 * No repository with this owner and name is tracked. The content holds both.
 *
 * Status 404.
 */
export interface RepositoryNotFoundError {
  readonly error: "RepositoryNotFoundError";
  readonly content: Git.RepositoryNotFound;
}

export const repositoryNotFoundError = {
  name: "RepositoryNotFoundError",
  status: 404,
  content: { kind: "ref", id: "git:RepositoryNotFound" },
} as const satisfies ErrorDescriptor;

/**
 * No pull request with this number is tracked for the repository. The content holds all three.
 *
 * Status 404.
 */
export interface PullRequestNotFoundError {
  readonly error: "PullRequestNotFoundError";
  readonly content: Git.PullRequestNotFound;
}

export const pullRequestNotFoundError = {
  name: "PullRequestNotFoundError",
  status: 404,
  content: { kind: "ref", id: "git:PullRequestNotFound" },
} as const satisfies ErrorDescriptor;

/**
 * The organization has stored neither snippets nor templates of this SDK.
 *
 * Status 400.
 */
export interface FailedToComputeExistingVersion {
  readonly error: "FailedToComputeExistingVersion";
}

export const failedToComputeExistingVersion = { name: "FailedToComputeExistingVersion", status: 400 } as const satisfies ErrorDescriptor;

/**
 * No stored version of the SDK is a semantic version, so there is none that follows it.
 *
 * Status 500.
 */
export interface FailedToIncrementVersion {
  readonly error: "FailedToIncrementVersion";
}

export const failedToIncrementVersion = { name: "FailedToIncrementVersion", status: 500 } as const satisfies ErrorDescriptor;

/**
 * The call names no API, and the organization has more than one. The content says so.
 *
 * Status 400.
 */
export interface ApiIdRequiredError {
  readonly error: "ApiIdRequiredError";
  readonly content: string;
}

export const apiIdRequiredError = { name: "ApiIdRequiredError", status: 400, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * The call names no organization, and the token can read more than one. The content says so.
 *
 * Status 400.
 */
export interface OrgIdRequiredError {
  readonly error: "OrgIdRequiredError";
  readonly content: string;
}

export const orgIdRequiredError = { name: "OrgIdRequiredError", status: 400, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * The organization has no API with this name. The content names both.
 *
 * Status 404.
 */
export interface OrgIdAndApiIdNotFound {
  readonly error: "OrgIdAndApiIdNotFound";
  readonly content: string;
}

export const orgIdAndApiIdNotFound = { name: "OrgIdAndApiIdNotFound", status: 404, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * No organization has this name. The content holds it.
 *
 * Status 404.
 */
export interface OrgIdNotFound {
  readonly error: "OrgIdNotFound";
  readonly content: string;
}

export const orgIdNotFound = { name: "OrgIdNotFound", status: 404, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * The API has no such endpoint. The content names what was looked for.
 *
 * Status 404.
 */
export interface EndpointNotFound {
  readonly error: "EndpointNotFound";
  readonly content: string;
}

export const endpointNotFound = { name: "EndpointNotFound", status: 404, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * An SDK that the call names has no snippets, or not in this version. The content names it.
 *
 * Status 404.
 */
export interface SDKNotFound {
  readonly error: "SDKNotFound";
  readonly content: string;
}

export const sdkNotFound = { name: "SDKNotFound", status: 404, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * The page is less than 1. The content holds it.
 *
 * Status 400.
 */
export interface InvalidPageError {
  readonly error: "InvalidPageError";
  readonly content: string;
}

export const invalidPageError = { name: "InvalidPageError", status: 400, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * The SDK has no template for this endpoint, or the organization has no such API. The content says which.
 *
 * Status 404.
 */
export interface SnippetNotFound {
  readonly error: "SnippetNotFound";
  readonly content: string;
}

export const snippetNotFound = { name: "SnippetNotFound", status: 404, content: { kind: "string" } } as const satisfies ErrorDescriptor;
