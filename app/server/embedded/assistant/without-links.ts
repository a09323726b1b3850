const LINK = /(?:\b[a-z][a-z\d+.-]{1,15}:\/\/|\bwww\.)\S+/gi;
const INSTEAD = "[tautan dihapus]";
/** A word is held back until it is whole, but no longer than this. */
const LONGEST_WORD = 500;

/**
 * A model's words without web addresses: the links of an answer are its sources, which the retrieval found. What a passage talked the
 * model into must not become a link that somebody follows.
 */
export async function* withoutLinks(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let held = "";
  try {
    for await (const piece of pieces) {
      held += piece;
      const whole = held.length > LONGEST_WORD ? held.length : held.search(/\S*$/);
      if (whole > 0) yield held.slice(0, whole).replace(LINK, INSTEAD);
      held = held.slice(whole);
    }
  } catch (error) {
    // What came before it broke off is kept as well.
    if (held) yield held.replace(LINK, INSTEAD);
    throw error;
  }
  if (held) yield held.replace(LINK, INSTEAD);
}
