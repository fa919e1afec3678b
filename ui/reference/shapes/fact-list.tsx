import type { ReactElement } from "react";
import type { Fact } from "./facts.ts";

interface FactListProps {
  readonly facts: readonly Fact[];
}

/** The rules of a value in one line; nothing is drawn if there is none. */
export function FactList({ facts }: FactListProps): ReactElement | null {
  if (facts.length === 0) return null;
  return (
    <ul className="facts">
      {facts.map(({ term, text, code, lang }) => (
        <li key={`${term} ${text}`}>
          {term}{" "}
          {code ? (
            <code>{text}</code>
          ) : (
            <b lang={lang} dir={lang && "ltr"}>
              {text}
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}
