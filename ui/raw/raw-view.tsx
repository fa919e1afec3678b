import type { ReactElement } from "react";
import { Banner, Button, Skeleton } from "#ui/kit";
import { useLoad } from "#ui/load";
import { words } from "../words.ts";
import type { RawJsonProps } from "./raw-json.tsx";

const loadRawJson = () => import("./raw-json.tsx");

/**
 * One place of a form as text. What shows it is loaded when somebody wants to see it: most forms are never looked at
 * so.
 */
export function RawView(props: RawJsonProps): ReactElement {
  const { phase, value, retry } = useLoad(loadRawJson);
  if (value !== undefined) return <value.RawJson {...props} />;
  if (phase !== "failed") return <Skeleton lines={6} />;
  return (
    <Banner tone="bad" title={words.editorFailed}>
      <Button onPress={retry}>{words.tryAgain}</Button>
    </Banner>
  );
}
