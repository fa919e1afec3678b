import { builtinEnvironments, type Environment } from "vitest/runtime";

/**
 * The environment of tests with a page: happy-dom, with modules as the tests without a page have them. Vitest transforms a
 * module once then, and not again for pages.
 */
export default { ...builtinEnvironments["happy-dom"], name: "page", viteEnvironment: "ssr" } satisfies Environment;
