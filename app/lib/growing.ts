/** The one element of a page that is replaced by what grows in its place while it is sent. */
export const GROWING_ID = "tumbuh-di-sini";
