const LINK_PATTERN = /(?:\b[a-z][a-z\d+.-]{1,15}:\/\/|\bwww\.)\S+/gi;
const LINK_REPLACEMENT = "[tautan dihapus]";
/** Words are buffered until complete, up to this length. */
const MAX_WORD_LENGTH = 500;

/**
 * Replaces web addresses in model output: only retrieved sources may be links, so that injected
 * instructions in a passage cannot produce one.
 */
export async function* stripLinks(chunks: AsyncIterable<string>): AsyncGenerator<string, void> {
  let buffer = "";
  try {
    for await (const chunk of chunks) {
      buffer += chunk;
      const end = buffer.length > MAX_WORD_LENGTH ? buffer.length : buffer.search(/\S*$/);
      if (end > 0) yield replaceLinks(buffer.slice(0, end));
      buffer = buffer.slice(end);
    }
  } catch (error) {
    if (buffer) yield replaceLinks(buffer);
    throw error;
  }
  if (buffer) yield replaceLinks(buffer);
}

const replaceLinks = (text: string) => text.replace(LINK_PATTERN, LINK_REPLACEMENT);
