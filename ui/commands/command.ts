import { fold } from "#ui/search";

/** An action that readers find by its name. `keys` are the keys that do the same, such as `Ctrl` and `Enter`. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly keys?: readonly string[];
  readonly run: () => void;
}

/** Returns the commands with every word of a text in their labels, in their order. */
export function commandsWith(commands: readonly Command[], text: string): readonly Command[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => {
    const folded = fold(label);
    return words.every((word) => folded.includes(word));
  });
}
