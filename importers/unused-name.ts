/** Returns a name, or the name with the first number from 2 on that makes it unused. */
export function unusedName(name: string, isTaken: (name: string) => boolean, separator = "_"): string {
  let unused = name;
  for (let number = 2; isTaken(unused); number += 1) unused = `${name}${separator}${number}`;
  return unused;
}
