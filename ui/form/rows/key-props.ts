import type { Path, Shape } from "#engine/shape";
import type { Checked } from "../field/index.ts";

/** Props of the input of a key. */
export interface KeyEditorProps {
  readonly label: string;
  /** The name of the map. */
  readonly map: string;
  readonly keyShape: Shape | undefined;
  /** The path of the map. */
  readonly at: Path;
  /** The map, if it has issues about its keys. */
  readonly holder: Checked | undefined;
  /** Ids of elements that say more of the row. */
  readonly describedBy?: string | undefined;
  /** The key of the row; undefined for a new row. */
  readonly current: string | undefined;
  /** Why a key can't be had, such as that another row has it. */
  readonly refusalOf: (key: string) => string | undefined;
  /** Called with a key that is free; `goOn` if the reader confirmed it here and continues with the value. */
  readonly onKey: (key: string, goOn: boolean) => void;
  /** For a new row: called when it was left without a key. */
  readonly onClose?: () => void;
  /** For a new row: called when the reader cancels it. */
  readonly onCancel?: () => void;
  readonly startsFocused?: boolean;
}

/** Props that both inputs share: `input` is the id of the element, `issue` the visible issue of the key. */
export interface KeyInputProps extends KeyEditorProps {
  readonly input: string;
  readonly issue: string | undefined;
}
