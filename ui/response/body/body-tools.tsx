import type { ReactElement, Ref } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { formText } from "#locales/messages/form";
import { responseText } from "#locales/messages/response";
import { Button, Icon, Segments } from "#ui/kit";
import { BodySearch } from "./body-search.tsx";
import type { Search } from "./use-search.ts";
import type { BodyViewName, ViewChoice } from "./use-view-choice.ts";

/** The names of the texts of the views. */
const labels = {
  tree: "treeView",
  text: "textView",
  preview: "previewView",
} as const satisfies { readonly [View in BodyViewName]: string };

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
      {chosen !== "preview" && <BodySearch search={search} input={searchInput} label={searchLabel} />}
      {chosen === "text" && (
        <ToggleButton
          isSelected={isWrapped}
          onChange={onWrapped}
          aria-label={formText().wrapLines}
          className="kit-icon-button"
        >
          <Icon name="wrap" />
        </ToggleButton>
      )}
      {chosen === "tree" && (
        <span className="play-buttons">
          <Button variant="quiet" onPress={() => onFoldAll(true)}>
            {responseText().foldAll}
          </Button>
          <Button variant="quiet" onPress={() => onFoldAll(false)}>
            {responseText().unfoldAll}
          </Button>
        </span>
      )}
    </>
  );
}
