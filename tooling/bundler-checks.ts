/**
 * Checks of the bundler that don't apply here. Durations of plugins vary with the machine. The same modules are for pages, which
 * load some of them late, and for servers, the element's worker and the element, which load them at once.
 */
export const bundlerChecks = { pluginTimings: false, ineffectiveDynamicImport: false };
