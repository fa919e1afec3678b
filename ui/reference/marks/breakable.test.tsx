import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BreakableName } from "./breakable.tsx";

it.each([
  ["conversation_config_override", "conversation_<wbr/>config_<wbr/>override"],
  ["X-Fern-Language-And-Country", "X-<wbr/>Fern-<wbr/>Language-<wbr/>And-<wbr/>Country"],
  ["plant.location.greenhouse", "plant.<wbr/>location.<wbr/>greenhouse"],
  ["greenhouseTemperatureLimit", "greenhouse<wbr/>Temperature<wbr/>Limit"],
  ["__private_attribute_of_a_plant", "__private_<wbr/>attribute_<wbr/>of_<wbr/>a_<wbr/>plant"],
  ["short_name", "short_name"],
])("%s breaks as %s", (name, markup) => {
  expect(renderToStaticMarkup(<BreakableName name={name} />)).toBe(markup);
});
