import href from "./theme.css?url";
export const css = href;
