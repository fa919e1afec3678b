/** Returns a function that computes the answer for an object once, as long as the object lives. */
export function onceForEach<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const answers = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    let answer = answers.get(key);
    if (answer === undefined) {
      answer = { value: compute(key) };
      answers.set(key, answer);
    }
    return answer.value;
  };
}
