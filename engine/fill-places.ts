/** Puts values at the places of a text: `{}` is the next one, and `{1}` the second one. */
export function fillPlaces(text: string, values: readonly string[]): string {
  let next = 0;
  return text.replace(/{(\d?)}/g, (whole, position: string) => {
    const value = values[Number(position || next)];
    next += 1;
    return value ?? whole;
  });
}
