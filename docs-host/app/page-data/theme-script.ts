/** Where the reader's choice of theme is kept. */
export const themeKey = "callboard.theme";

/** Runs before the first paint, so that a chosen theme never flashes the other one. Storage may be refused. */
export const themeScript = `try{const t=localStorage.getItem(${JSON.stringify(themeKey)});if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;
