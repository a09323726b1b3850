import { createContext } from "react";

/** What the page failed with, for the document's title: the root's own error is another one. Undefined on a page that did not fail. */
export const PageError = createContext<unknown>(undefined);
