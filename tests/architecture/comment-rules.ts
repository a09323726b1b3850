import { existsSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "./modules";

interface SourceText {
  path: string;
  text: string;
}

/** Names of documents that the repository does not hold. */
const FOREIGN_DOCUMENT = /[Mm]ust-show|\b[Ss]pecification\b|\bDECISIONS\b|\b[Aa]rchitecture, "/;
const OWN_DOCUMENT = /\bdocs\/[\w./-]*\w/g;

const listComments = (text: string): string[] =>
  [...text.matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm)].map(([comment]) => comment);

/** A decision is cited by its number: `docs/decisions/0026`. */
const documentExists = (path: string, documents: readonly string[]) =>
  existsSync(join(PROJECT_ROOT, path)) || documents.some((document) => document.startsWith(path));

/** Comments that cite a document outside the repository: `path: comment`. */
export const findForeignReferences = (
  files: readonly SourceText[],
  documents: readonly string[],
): string[] =>
  files.flatMap(({ path, text }) =>
    listComments(text)
      .filter(
        (comment) =>
          FOREIGN_DOCUMENT.test(comment) ||
          (comment.match(OWN_DOCUMENT) ?? []).some((name) => !documentExists(name, documents)),
      )
      .map((comment) => `${path}: ${comment.trim().slice(0, 80)}`),
  );
