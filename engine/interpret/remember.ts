import type { Json } from "#engine/json";

/**
 * Keeps the answer of a function for each list or object it was asked about, for as long as that lives. Form values
 * are never changed in place, so the same list or object has the same answer.
 */
export function remember<A>(ask: (value: Json) => A): (value: Json) => A {
  const answers = new WeakMap<object, A>();
  return (value) => {
    if (typeof value !== "object" || value === null) return ask(value);
    let answer = answers.get(value);
    if (answer === undefined) {
      answer = ask(value);
      answers.set(value, answer);
    }
    return answer;
  };
}
