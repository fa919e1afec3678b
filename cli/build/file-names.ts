/** Names of files that can't be written, a sentence each. */
export function nameProblems(paths: Iterable<string>): readonly string[] {
  const known = new Map<string, string>();
  const problems: string[] = [];
  for (const path of paths) {
    const steps = path.split("/");
    if (steps.some((step) => step === "." || step === ".." || step === "" || /[\\\0]/.test(step))) {
      problems.push(`${JSON.stringify(path)} can't be the name of a file; change the slug of its page`);
      continue;
    }
    if (steps.some((step) => Buffer.byteLength(step) > longestName)) {
      problems.push(`${JSON.stringify(path)} is too long for the name of a file; shorten the slug of its page`);
    }
    const folded = path.normalize("NFC").toLowerCase();
    const other = known.get(folded);
    if (other === undefined) known.set(folded, path);
    else if (other !== path) {
      problems.push(`${path} and ${other} are one file on systems that ignore capitals; change the slug of one`);
    }
  }
  return problems;
}

/** Bytes in the name of a file, the limit of the common file systems. */
const longestName = 255;
