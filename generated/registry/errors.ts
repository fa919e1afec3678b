// Generated from idl/ by `npm run generate`. Do not edit: change the IDL.
// sha256 bfdf84c57637c8c064572856ed3c832c

import type { ErrorDescriptor } from "#transport";
import type { generatorsCommons as GeneratorsCommons, git as Git } from "#generated/types";

/**
 * No definition has this ID, or the token can't read it.
 *
 * Status 404.
 */
export interface ApiDoesNotExistError {
  readonly error: "ApiDoesNotExistError";
}

export const apiDoesNotExistError = { name: "ApiDoesNotExistError", status: 404 } as const satisfies ErrorDescriptor;

/**
 * The token is missing, unknown or revoked. `content` has the reason.
 *
 * Status 401.
 */
export interface UnauthorizedError {
  readonly error: "UnauthorizedError";
  readonly content: string;
}

export const unauthorizedError = { name: "UnauthorizedError", status: 401, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * The token belongs to an organization without access. `content` names the required organization.
 *
 * Status 403.
 */
export interface UserNotInOrgError {
  readonly error: "UserNotInOrgError";
  readonly content: string;
}

export const userNotInOrgError = { name: "UserNotInOrgError", status: 403, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * A dependency is unavailable; `content` names it. Retry later.
 *
 * Status 503.
 */
export interface UnavailableError {
  readonly error: "UnavailableError";
  readonly content: string;
}

export const unavailableError = { name: "UnavailableError", status: 503, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * No docs site is registered at this URL, or the token can't read it.
 *
 * Status 404.
 */
export interface DomainNotRegisteredError {
  readonly error: "DomainNotRegisteredError";
}

export const domainNotRegisteredError = { name: "DomainNotRegisteredError", status: 404 } as const satisfies ErrorDescriptor;

/**
 * No registration in progress has this ID: it is unknown, completed or expired.
 *
 * Status 404.
 */
export interface DocsRegistrationIdNotFound {
  readonly error: "DocsRegistrationIdNotFound";
}

export const docsRegistrationIdNotFound = { name: "DocsRegistrationIdNotFound", status: 404 } as const satisfies ErrorDescriptor;

/**
 * The main URL is outside the domains of this registry.
 *
 * Status 400.
 */
export interface InvalidDomainError {
  readonly error: "InvalidDomainError";
}

export const invalidDomainError = { name: "InvalidDomainError", status: 400 } as const satisfies ErrorDescriptor;

/**
 * A custom host is invalid, or two of the URLs overlap.
 *
 * Status 400.
 */
export interface InvalidCustomDomainError {
  readonly error: "InvalidCustomDomainError";
}

export const invalidCustomDomainError = { name: "InvalidCustomDomainError", status: 400 } as const satisfies ErrorDescriptor;

/**
 * Another organization owns one of the domains. `content` names it.
 *
 * Status 403.
 */
export interface DomainBelongsToAnotherOrgError {
  readonly error: "DomainBelongsToAnotherOrgError";
  readonly content: string;
}

export const domainBelongsToAnotherOrgError = { name: "DomainBelongsToAnotherOrgError", status: 403, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * A URL is invalid, or its path has no letter or digit. `content` has the reason.
 *
 * Status 400.
 */
export interface InvalidURLError {
  readonly error: "InvalidURLError";
  readonly content: string;
}

export const invalidURLError = { name: "InvalidURLError", status: 400, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * No docs site is at this URL, although an organization may own its host.
 *
 * Status 404.
 */
export interface DocsNotFoundError {
  readonly error: "DocsNotFoundError";
}

export const docsNotFoundError = { name: "DocsNotFoundError", status: 404 } as const satisfies ErrorDescriptor;

/**
 * No stored configuration has this ID, or the token can't read it.
 *
 * Status 404.
 */
export interface DocsDefinitionNotFoundError {
  readonly error: "DocsDefinitionNotFoundError";
}

export const docsDefinitionNotFoundError = { name: "DocsDefinitionNotFoundError", status: 404 } as const satisfies ErrorDescriptor;

/**
 * No CLI release has this version. `content` has the version.
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
 * No CLI release matches the filters.
 *
 * Status 404.
 */
export interface NoValidClisFoundError {
  readonly error: "NoValidClisFoundError";
}

export const noValidClisFoundError = { name: "NoValidClisFoundError", status: 404 } as const satisfies ErrorDescriptor;

/**
 * A version is invalid. `content` has the version.
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
 * The generator has no release with this version. `content` has the version.
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
 * No release of the generator matches the filters.
 *
 * Status 404.
 */
export interface NoValidGeneratorsFoundError {
  readonly error: "NoValidGeneratorsFoundError";
}

export const noValidGeneratorsFoundError = { name: "NoValidGeneratorsFoundError", status: 404 } as const satisfies ErrorDescriptor;

/**
 * No tracked repository has this owner and name. `content` has both.
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
 * No tracked pull request of the repository has this number. `content` has owner, repository and number.
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
 * The organization has no snippets or templates of this SDK.
 *
 * Status 400.
 */
export interface FailedToComputeExistingVersion {
  readonly error: "FailedToComputeExistingVersion";
}

export const failedToComputeExistingVersion = { name: "FailedToComputeExistingVersion", status: 400 } as const satisfies ErrorDescriptor;

/**
 * No stored version of the SDK is a semantic version.
 *
 * Status 500.
 */
export interface FailedToIncrementVersion {
  readonly error: "FailedToIncrementVersion";
}

export const failedToIncrementVersion = { name: "FailedToIncrementVersion", status: 500 } as const satisfies ErrorDescriptor;

/**
 * The organization has several APIs and the request names none.
 *
 * Status 400.
 */
export interface ApiIdRequiredError {
  readonly error: "ApiIdRequiredError";
  readonly content: string;
}

export const apiIdRequiredError = { name: "ApiIdRequiredError", status: 400, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * The token can read several organizations and the request names none.
 *
 * Status 400.
 */
export interface OrgIdRequiredError {
  readonly error: "OrgIdRequiredError";
  readonly content: string;
}

export const orgIdRequiredError = { name: "OrgIdRequiredError", status: 400, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * The organization has no API with this name. `content` has both names.
 *
 * Status 404.
 */
export interface OrgIdAndApiIdNotFound {
  readonly error: "OrgIdAndApiIdNotFound";
  readonly content: string;
}

export const orgIdAndApiIdNotFound = { name: "OrgIdAndApiIdNotFound", status: 404, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * No organization has this name. `content` has the name.
 *
 * Status 404.
 */
export interface OrgIdNotFound {
  readonly error: "OrgIdNotFound";
  readonly content: string;
}

export const orgIdNotFound = { name: "OrgIdNotFound", status: 404, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * The API has no such endpoint. `content` describes it.
 *
 * Status 404.
 */
export interface EndpointNotFound {
  readonly error: "EndpointNotFound";
  readonly content: string;
}

export const endpointNotFound = { name: "EndpointNotFound", status: 404, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * A requested SDK has no snippets in this version. `content` names it.
 *
 * Status 404.
 */
export interface SDKNotFound {
  readonly error: "SDKNotFound";
  readonly content: string;
}

export const sdkNotFound = { name: "SDKNotFound", status: 404, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * The page is less than 1. `content` has the page.
 *
 * Status 400.
 */
export interface InvalidPageError {
  readonly error: "InvalidPageError";
  readonly content: string;
}

export const invalidPageError = { name: "InvalidPageError", status: 400, content: { kind: "string" } } as const satisfies ErrorDescriptor;

/**
 * The SDK has no template for this endpoint, or the organization has no such API. `content` has the reason.
 *
 * Status 404.
 */
export interface SnippetNotFound {
  readonly error: "SnippetNotFound";
  readonly content: string;
}

export const snippetNotFound = { name: "SnippetNotFound", status: 404, content: { kind: "string" } } as const satisfies ErrorDescriptor;
