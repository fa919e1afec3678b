import { lazy, type ReactElement, Suspense } from "react";
import { playgroundText } from "#locales/messages/playground";
import { Button, Icon, SectionBoundary } from "#ui/kit";
import type { PlaygroundToolsProps } from "./tools/playground-tools.tsx";

const Tools = lazy(async () => ({ default: (await import("./tools/playground-tools.tsx")).PlaygroundTools }));

/** The tools of a form. They load after it; the place of their menu is there before, so that nothing moves. */
export const ToolsSlot = (props: PlaygroundToolsProps): ReactElement => (
  <SectionBoundary title={playgroundText().more} onWarning={props.shell.onWarning}>
    <Suspense
      fallback={
        <Button variant="quiet" isDisabled>
          {playgroundText().more}
          <Icon name="down" />
        </Button>
      }
    >
      <Tools {...props} />
    </Suspense>
  </SectionBoundary>
);
