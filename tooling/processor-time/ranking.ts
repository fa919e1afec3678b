/** The processor time of a file of tests, and the time it took on the clock. */
export interface TimedFile {
  readonly file: string;
  readonly seconds: number;
  readonly wallSeconds: number;
}

/** Files that the summary of a run lists. */
const shown = 5;

/** The processor time of a run in seconds. Besides its files, a run starts workers and transforms sources. */
export interface ProcessorTimes {
  readonly seconds: number;
  readonly files: readonly TimedFile[];
}

/** Describes the processor time of a run, and lists the files that use most. */
export function ranking({ seconds, files }: ProcessorTimes): string {
  const inFiles = files.reduce((sum, file) => sum + file.seconds, 0);
  const largest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown);
  return [
    `Processor time: ${seconds.toFixed(0)} s, in ${files.length} files ${inFiles.toFixed(0)} s`,
    ...largest.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`),
  ].join("\n");
}
