/** Values of the placeholders in a run. */
export interface PlaceholderValues {
  /** Host and port of the hostile upstream. */
  readonly up: string;
  /** A port that no one registered. */
  readonly canary: string;
  /** The same port as the upstream's at another address of this machine. */
  readonly neighbour: string;
  /** Host and port of the door that is called. */
  readonly host: string;
  /** The planted secret. */
  readonly secret: string;
  /** The registry's token. */
  readonly token: string;
}

/** Texts that are too long to be saved, made from how often they repeat something. */
const repeated: { readonly [name: string]: (times: number) => string } = {
  /** Lists in lists. */
  deep: (times) => `${"[".repeat(times)}${"]".repeat(times)}`,
  /** Objects in objects. */
  nested: (times) => `${'{"a":'.repeat(times)}1${"}".repeat(times)}`,
  long: (times) => "a".repeat(times),
  digits: (times) => "9".repeat(times),
  newlines: (times) => "\n".repeat(times),
  spaces: (times) => " ".repeat(times),
  dots: (times) => "../".repeat(times),
  percents: (times) => "%25".repeat(times),
};

/** The most characters that one placeholder stands for. */
const longest = 2_000_000;

/**
 * Replaces the placeholders in a text: `@up@`, `@canary@` and the other places, and `@deep:3000@` and its like, which
 * keep a case small that stands for much. A placeholder alone in quotes, `"@deep:3000@"`, loses the quotes where it
 * stands for JSON.
 */
export function fill(text: string, values: PlaceholderValues): string {
  return text
    .replace(/"@(deep|nested|digits):(\d{1,7})@"/g, (_, name: string, times: string) => expand(name, times))
    .replace(/@([a-z]+):(\d{1,7})@/g, (whole, name: string, times: string) =>
      name in repeated ? expand(name, times) : whole,
    )
    .replace(/@([a-z]+)@/g, (whole, name: string) =>
      // Own keys alone: a mutated name may be `constructor`.
      Object.hasOwn(values, name) ? values[name as keyof PlaceholderValues] : whole,
    );
}

function expand(name: string, times: string): string {
  const make = repeated[name];
  return make === undefined ? "" : make(Math.min(Number(times), longest / 5)).slice(0, longest);
}
