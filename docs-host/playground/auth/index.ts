export { type Arrival, takeArrival } from "./address.ts";
export { authStore } from "./auth-store.ts";
export { formQuestion, openQuestion, type QuestionInput } from "./host-question.ts";
export type { Injection } from "./injection.ts";
export { loadInjection, loadLeaveFor } from "./lazy.ts";
export { preloadReady, startAuth } from "./start-auth.ts";
export type { AuthDeps, StartedAuth } from "./started-auth.ts";
export { type Credentials, useAuth } from "./use-auth.ts";
