import { createMessage, type MessageParts, messageInEnglish } from "../../finding-message.ts";
import { type AnswerCheck, violation } from "../check-input.ts";

/** Longer texts are searched only at their start, in UTF-16 units. Own choice. */
const longest = 200_000;

/** Texts that reveal server internals, with their names. */
const traces: readonly (readonly [kind: MessageParts, pattern: RegExp])[] = [
  [
    createMessage("a stack trace of {}", "Node"),
    /\n\s*at (?:async )?[\w.<>[\] $]+ \(?(?:file:\/\/|node:|\/|[A-Z]:\\)[^\s)]*:\d+:\d+\)?/,
  ],
  [
    createMessage("a stack trace of {}", "Node"),
    /\\n\s*at (?:async )?[\w.<>[\] $]+ \(?(?:file:\/\/|node:|\/|[A-Z]:\\)[^\s)]*:\d+:\d+\)?/,
  ],
  [createMessage("a stack trace of {}", "Python"), /Traceback \(most recent call last\)|File "[^"\n]+", line \d+, in /],
  [createMessage("a stack trace of {}", "Java"), /\bat [\w$.]+\([\w$]+\.(?:java|kt|scala):\d+\)/],
  [createMessage("a stack trace of {}", ".NET"), /\bat [\w.`<>]+\([^)\n]*\) in [^\n]+:line \d+/],
  [createMessage("a stack trace of {}", "Go"), /\bgoroutine \d+ \[[a-z ]+\]:/],
  [createMessage("a stack trace of {}", "Ruby"), /\.rb:\d+:in [`'][^'\n]+'/],
  [
    createMessage("an error of {}", "PHP"),
    /(?:Fatal error|Warning|Notice): [^\n]+ in \/[^\n]+ on line \d+|#\d+ \/[^\n]+\.php\(\d+\):/,
  ],
  [createMessage("a stack trace of {}", "Rust"), /thread '[^'\n]+' panicked at /],
  [
    createMessage("an error of a database"),
    /SQLSTATE\[|\bORA-\d{5}\b|SQLITE_(?:ERROR|CONSTRAINT|BUSY)|You have an error in your SQL syntax|syntax error at or near "|\bpg_query\(\)|Unclosed quotation mark after the character string|duplicate key value violates unique constraint/,
  ],
];

const repeatedIn = (text: string, secrets: readonly string[]): string | undefined =>
  secrets.find((secret) => secret.length >= 6 && text.includes(secret));

/** Returns the part of an answer that shows the inside of the server or a credential. */
export const leakedText = (text: string, secrets: readonly string[]): string | undefined =>
  traces.map(([, pattern]) => pattern.exec(text)?.[0].trim()).find((found) => found !== undefined) ??
  repeatedIn(text, secrets);

/** Reports answers that contain a stack trace, an error of a database, or the credentials of the request. */
export const leak: AnswerCheck = ({ answer, secrets }) => {
  if (answer === undefined || answer.bytes.length === 0) return [];
  // An error is where the inside shows; a success may be a page about stack traces.
  if (answer.status < 400) return [];
  const text = answer.text().slice(0, longest);
  const found = traces.find(([, pattern]) => pattern.test(text));
  const isRepeated = repeatedIn(text, secrets) !== undefined;
  return [
    ...(found === undefined
      ? []
      : [
          violation(
            "leak",
            messageInEnglish(found[0]),
            createMessage("The answer with {} contains {}.", `${answer.status}`, found[0]),
          ),
        ]),
    ...(isRepeated
      ? [
          violation(
            "leak",
            "credential",
            createMessage("The answer with {} contains the credential of the request.", `${answer.status}`),
          ),
        ]
      : []),
  ];
};
