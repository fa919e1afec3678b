/** Something that the program relies on is missing: a bug of the caller. */
export class NotThereError extends Error {
  override readonly name = "NotThereError";
}

/**
 * Returns an item of a list that the caller knows to be there; a negative index counts from the end.
 *
 * @throws NotThereError if it is not
 */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const position = index < 0 ? items.length + index : index;
  if (position < 0 || position >= items.length)
    throw new NotThereError(`index ${index} is out of range in a list of length ${items.length}`);
  return items[position] as T; // within the list
}

/**
 * Returns a value that the caller knows to be there, such as the member of an object under one of its keys.
 *
 * @throws NotThereError if it is undefined
 */
export function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new NotThereError("expected a value, found undefined");
  return value;
}
