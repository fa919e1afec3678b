/** Resolves in a new task, so that the page can handle keys and paint first. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
