/** The reader's credentials: their inputs, their destinations, and the questions about them. */
export { AuthCard, useCredentialInput } from "./auth-card.tsx";
export { type CredentialProblem, issuesOfCredentials } from "./credential-issues.ts";
export { Destination } from "./destination.tsx";
export { HostNotes } from "./host-notes.tsx";
export type { LoginMeans, LoginStatus, OAuthLogin, OAuthWay } from "./oauth-login.ts";
export type { AuthProps, HostQuestion } from "./props.ts";
