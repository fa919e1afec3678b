import { createElement } from "react";
import { createRoot } from "react-dom/client";
import "callboard/react/styles.css";
import { SignUp } from "./sign-up.js";

createRoot(document.getElementById("root")).render(createElement(SignUp));
