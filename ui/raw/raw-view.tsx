import type { ReactElement } from "react";
import type { TextCodec } from "#engine/form";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import { Banner, Button, Skeleton } from "#ui/kit";
import { useLoad } from "#ui/load";
import type { RawJsonProps } from "./raw-props.ts";

/** The view, and the codec of its syntax; JSON needs none. */
interface Loaded {
  readonly RawJson: typeof import("./raw-json.tsx").RawJson;
  readonly codec?: TextCodec;
}

const loadRawJson = (): Promise<Loaded> => import("./raw-json.tsx");
const loadRawXml = async (): Promise<Loaded> => {
  const [view, { xmlCodec }] = await Promise.all([import("./raw-json.tsx"), import("#engine/xml")]);
  return { ...view, codec: xmlCodec };
};

/** One path of a form as text. The editor loads on demand, since most readers never open it. */
export function RawView(props: RawJsonProps): ReactElement {
  const { phase, value, retry } = useLoad(props.syntax === "XML" ? loadRawXml : loadRawJson);
  if (value !== undefined) return <value.RawJson {...props} codec={value.codec} />;
  if (phase !== "failed") return <Skeleton lines={6} />;
  return (
    <Banner tone="bad" title={playgroundText().partNotLoaded}>
      <Button onPress={retry}>{formText().tryAgain}</Button>
    </Banner>
  );
}
