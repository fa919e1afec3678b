/** Resolves in a task of its own, so that the page takes keys and is painted before what follows. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
