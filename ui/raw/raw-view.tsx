import type { ReactElement } from "react";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import { Banner, Button, Skeleton } from "#ui/kit";
import { useLoad } from "#ui/load";
import type { RawJsonProps } from "./raw-props.ts";

const loadRawJson = () => import("./raw-json.tsx");

/** One path of a form as JSON text. The editor loads on demand, since most readers never open it. */
export function RawView(props: RawJsonProps): ReactElement {
  const { phase, value, retry } = useLoad(loadRawJson);
  if (value !== undefined) return <value.RawJson {...props} />;
  if (phase !== "failed") return <Skeleton lines={6} />;
  return (
    <Banner tone="bad" title={playgroundText().editorFailed}>
      <Button onPress={retry}>{formText().tryAgain}</Button>
    </Banner>
  );
}
