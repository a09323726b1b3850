/** Element of a streamed page that the streamed content replaces. */
export const STREAM_SLOT_ID = "tumbuh-di-sini";
