import "../styles/index.css";
import { CallboardReference } from "./callboard-reference.ts";

/** The name of the element. */
const elementName = "callboard-reference";

if (customElements.get(elementName) === undefined) customElements.define(elementName, CallboardReference);
