/** Filters the failures of the page. It has no import and no template, since the page includes its source text. */
export const script = `"use strict";
const form = document.querySelector(".filter");
if (form) {
  const rows = Array.from(document.querySelectorAll(".failures > li"), (row) => ({ row, text: undefined }));
  const shown = document.getElementById("shown");
  const value = (id) => document.getElementById(id).value;
  const update = () => {
    const words = value("search").toLowerCase().split(/\\s+/).filter(Boolean);
    let count = 0;
    for (const one of rows) {
      const { check, endpoints, status } = one.row.dataset;
      const matches = [[check, "check"], [endpoints, "endpoint"], [status, "status"]]
        .every(([text, id]) => value(id) === "" || text.split("\\n").includes(value(id)));
      if (matches && words.length > 0) one.text ??= one.row.textContent.toLowerCase();
      const isShown = matches && words.every((word) => one.text.includes(word));
      one.row.hidden = !isShown;
      if (isShown) count += 1;
    }
    shown.textContent = count + " of " + rows.length + " shown";
  };
  form.hidden = false;
  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  update();
}
`;
