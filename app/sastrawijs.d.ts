/** The package has types but does not say where under its `exports`. */
declare module "sastrawijs" {
  export class Stemmer {
    internalDictionary: Record<string, string>;
    /** @param word lower-case */
    stem(word: string): string;
  }
}
