import type { ReactElement, Ref } from "react";
import { formText } from "#locales/messages/form";
import { responseText } from "#locales/messages/response";
import { IconButton, pressable, Segments } from "#ui/kit";
import { BodySearch } from "./body-search.tsx";
import type { Search } from "./use-search.ts";
import type { BodyViewName, ViewChoice } from "./use-view-choice.ts";

/** The names of the texts of the views. */
const labels = {
  tree: "treeView",
  text: "textView",
  preview: "previewView",
} as const satisfies { readonly [View in BodyViewName]: string };

/** Arrows that meet, and arrows that part, 16 by 16. */
const foldPaths = { fold: "m5 2 3 3 3-3M5 14l3-3 3 3M3 8h10", unfold: "m5 5 3-3 3 3M5 11l3 3 3-3M3 8h10" };

/** A button with an icon that only the tree has. */
const Fold = (props: { readonly label: string; readonly path: string; readonly onPress: () => void }): ReactElement => (
  <button {...pressable(props.onPress)} aria-label={props.label} className="kit-icon-button">
    <svg className="kit-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={props.path} />
    </svg>
  </button>
);

/** Props of the tools of a body. */
export interface BodyToolsProps extends Pick<ViewChoice, "chosen" | "options"> {
  readonly onChoose: (view: BodyViewName) => void;
  readonly search: Search;
  readonly searchLabel: string;
  readonly searchInput: Ref<HTMLInputElement>;
  readonly isWrapped: boolean;
  readonly onWrapped: (isWrapped: boolean) => void;
  readonly onFoldAll: (folded: boolean) => void;
}

/** The choice of a view, and the search, wrapping and folding of the chosen one. */
export function BodyTools(props: BodyToolsProps): ReactElement {
  const { chosen, options, onChoose, search, searchLabel, searchInput, isWrapped, onWrapped, onFoldAll } = props;
  return (
    <>
      {options.length > 1 && (
        <Segments
          label={responseText().viewBody}
          options={options.map((view) => ({ label: responseText()[labels[view]] }))}
          selected={options.indexOf(chosen)}
          onSelect={(position) => onChoose(options[position] ?? "text")}
        />
      )}
      {chosen !== "preview" && (
        <BodySearch search={search} input={searchInput} label={searchLabel} takesPaths={chosen === "tree"} />
      )}
      {chosen === "text" && (
        <IconButton
          icon="wrap"
          label={formText().wrapLines}
          isPressed={isWrapped}
          onPress={() => onWrapped(!isWrapped)}
        />
      )}
      {chosen === "tree" && (
        <span className="play-buttons">
          <Fold label={responseText().foldAll} path={foldPaths.fold} onPress={() => onFoldAll(true)} />
          <Fold label={responseText().unfoldAll} path={foldPaths.unfold} onPress={() => onFoldAll(false)} />
        </span>
      )}
    </>
  );
}
