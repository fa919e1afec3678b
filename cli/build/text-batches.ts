/** Texts in a batch: a message for each would take longer than its work. */
const batchSize = 16;

interface Batch<Result> {
  readonly texts: string[];
  readonly ends: { readonly resolve: (result: Result) => void; readonly reject: (error: unknown) => void }[];
}

/** Batches the texts that are requested in one turn of the event loop. */
export function textBatches<Result>(
  run: (texts: readonly string[]) => Promise<readonly Result[]>,
): (text: string) => Promise<Result> {
  let open: Batch<Result> | undefined;
  const hand = (batch: Batch<Result>): void => {
    if (open === batch) open = undefined;
    run(batch.texts).then(
      (results) => {
        for (const [index, { resolve, reject }] of batch.ends.entries()) {
          const result = results[index];
          if (result === undefined) reject(new Error("a text has no result"));
          else resolve(result);
        }
      },
      (error: unknown) => {
        for (const { reject } of batch.ends) reject(error);
      },
    );
  };
  const opened = (): Batch<Result> => {
    const batch: Batch<Result> = { texts: [], ends: [] };
    open = batch;
    setImmediate(() => {
      if (open === batch) hand(batch);
    });
    return batch;
  };
  return (text) =>
    new Promise((resolve, reject) => {
      const batch = open ?? opened();
      batch.texts.push(text);
      batch.ends.push({ resolve, reject });
      if (batch.texts.length === batchSize) hand(batch);
    });
}
