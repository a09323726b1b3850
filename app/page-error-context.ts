import { createContext } from "react";

/** Error of the page, for the document title; undefined on success. */
export const PageErrorContext = createContext<unknown>(undefined);
