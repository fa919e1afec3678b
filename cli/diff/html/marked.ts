import { type Html, html } from "#engine/html";

/** Marks the difference of two texts; their common start and end stay plain. */
export function marked(text: string, other: string | undefined): Html {
  if (other === undefined || text === other) return html`${text}`;
  const [own, others] = [wordsOf(text), wordsOf(other)];
  const shorter = Math.min(own.length, others.length);
  let start = 0;
  while (start < shorter && own[start] === others[start]) start += 1;
  let end = 0;
  while (end < shorter - start && own.at(-1 - end) === others.at(-1 - end)) end += 1;
  const stop = own.length - end;
  if (start === stop) return html`${text}`;
  const [head, middle, tail] = [own.slice(0, start), own.slice(start, stop), own.slice(stop)].map((words) =>
    words.join(""),
  );
  return html`${head}<mark>${middle}</mark>${tail}`;
}

const wordsOf = (text: string): readonly string[] => text.split(/(?<=[\s,])|(?=[\s,])/);
