/** Loads the login to the site, which most sites do without. */
export const loadInjection = () => import("./page-injection.ts");

/** Loads the code that leaves the page for a provider. */
export const loadLeaveFor = () => import("./leave-for.ts");
