import { configure } from "@testing-library/react";
import "./search-element.ts";
import "./selection-events.ts";

// Parts of a page may load from a separate file; on a busy machine that takes longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });
