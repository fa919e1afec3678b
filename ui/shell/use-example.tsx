import type { ReactElement } from "react";
import type { Example } from "#engine/model";
import { plainText } from "#engine/text";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import { Button, MenuButton } from "#ui/kit";
import { useProse } from "#ui/prose";

/** Props of the button; `onUse` is called with the position of an example. */
export interface UseExampleProps {
  readonly examples: readonly Pick<Example, "name" | "description">[];
  readonly onUse: (position: number) => void;
}

/** Fills in an example; one of several is chosen from a menu. Returns `undefined` if there is none. */
export function UseExample({ examples, onUse }: UseExampleProps): ReactElement | null {
  const prose = useProse();
  if (examples.length === 0) return null;
  if (examples.length === 1) return <Button onPress={() => onUse(0)}>{formText().useExample}</Button>;
  return (
    <MenuButton
      text={formText().useExample}
      label={formText().useExample}
      entries={examples.map(({ name, description }, position) => ({
        id: String(position),
        label: name ?? playgroundText().example({ position: position + 1 }),
        ...(description !== undefined && { description: plainText(prose(description)) }),
      }))}
      onAction={(id) => onUse(Number(id))}
    />
  );
}
